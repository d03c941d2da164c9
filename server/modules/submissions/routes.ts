import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { senderGroup } from '../../platform/http/sender-group';
import { readManagedSubmission } from './read-managed';
import { readManagedTest } from './read-managed-test';
import { readState } from './read-state';
import { rejudge } from './rejudge/rejudge';
import { chainRefusedCode, submit } from './submit';
import { waitUntilFinal } from './wait-until-final';

export function submissionRoutes({ on }: Api, context: Context): void {
  const { db, notifications, queue, config, settings } = context;

  on(
    'codeSubmit',
    ({ db: transaction, body, caller, address }) =>
      submit(
        transaction,
        queue,
        body,
        { uid: caller?.uid, group: senderGroup(caller?.uid, address) },
        settings.values,
      ),
    {
      limit: {
        perMinute: config.limits.submit,
        by: ({ caller, address }) => ['submit', senderGroup(caller?.uid, address)],
      },
      afterRefusal: ({ db: database, body, caller }, refusal) =>
        chainRefusedCode(database, body, caller?.uid, refusal),
      refusalOf: ({ path, message }) => {
        if (path !== 'code') return undefined;
        return message.startsWith('The code is longer') ? 'CODE_TOO_LONG' : 'EMPTY_CODE';
      },
    },
  );

  on(
    'codeStatus',
    async ({ params, query, caller, endings }) => {
      const read = () => readState(db, params.submissionID, caller?.uid);
      const wait = { seconds: query.wait ?? 0, endings };
      const state = await waitUntilFinal(notifications, params.submissionID, read, wait);
      if (!state) throw new Refusal('SUBMISSION_NOT_FOUND');
      return state;
    },
    { waits: true },
  );

  on('contestManageSubmission', ({ body, caller }) => readManagedSubmission(db, body, caller.uid));

  on('contestManageTest', ({ body, caller }) => readManagedTest(db, body, caller.uid));

  on(
    'problemRejudge',
    ({ body, caller, requestID }) =>
      rejudge(db, queue, body, caller.uid, { source: 'web', uid: caller.uid, requestID }),
    {
      limit: { perMinute: config.limits.create, by: ({ caller }) => ['rejudge', caller.uid] },
    },
  );
}
