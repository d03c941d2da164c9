import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { readState } from './read-state';
import { submit } from './submit';
import { waitUntilFinal } from './wait-until-final';

export function submissionRoutes({ on }: Api, context: Context): void {
  const { db, notifications, queue, config } = context;

  on(
    'codeSubmit',
    ({ db: transaction, body, caller, address }) =>
      submit(transaction, queue, body, caller?.uid, groupOf(caller?.uid, address)),
    {
      limit: {
        perMinute: config.limits.submit,
        by: ({ caller, address }) => ['submit', groupOf(caller?.uid, address)],
      },
      refusalOf: ({ path, message }) => {
        if (path !== 'code') return undefined;
        return message.startsWith('The code is longer') ? 'CODE_TOO_LONG' : 'EMPTY_CODE';
      },
    },
  );

  on('codeStatus', async ({ params, query, endings }) => {
    const read = () => readState(db, params.submissionID);
    const wait = { seconds: query.wait ?? 0, endings };
    const state = await waitUntilFinal(notifications, params.submissionID, read, wait);
    if (!state) throw new Refusal('SUBMISSION_NOT_FOUND');
    return state;
  });
}

/** Whom a submission counts for: the person, else the address it came from (as a hash: it is stored with the job). */
function groupOf(uid: string | undefined, address: string): string {
  return uid ?? `address-${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
}
