import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { senderGroup } from '../../platform/http/sender-group';
import { requirePicture, storeReport } from './store-report';

export function reportRoutes({ on }: Api, { config, settings }: Context): void {
  on(
    'bugReport',
    async ({ db, body, caller }) => ({
      message: 'Thank you for your report.',
      reportID: await storeReport(db, body, caller?.uid, settings.values.reportsMb),
    }),
    {
      prepare: ({ body }) => requirePicture(body.screenshot),
      limit: {
        perMinute: config.limits.report,
        by: ({ caller, address }) => ['report', senderGroup(caller?.uid, address)],
      },
    },
  );
}
