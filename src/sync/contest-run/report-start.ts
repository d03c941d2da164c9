/** Reports a run started with the typed code before any of its entries is sent. */

import type { SentName } from '../../../contract/calls/sent-endpoints';
import type { StartContest } from '../../../contract/entities/contest/contest-run';
import type { AccountKey } from '../../data/account/account';
import { readRun, runStamp, storeStart } from '../../data/contest-run/contest-runs';
import { knownRunDevice } from '../../data/contest-run/run-device';
import type { Call, CallResult } from '../transport/api-client';

/** Only when the participant presses Start or Continue. */
export type Beginning = Pick<StartContest, 'takeOver' | 'watch'>;

export async function reportStart(
  call: Call<SentName>,
  account: AccountKey,
  contestSlug: string,
  begun: Beginning = {},
): Promise<CallResult<'contestStart'>> {
  const asked = await runStamp(account, contestSlug);
  const opened = (await readRun(account, contestSlug))?.opened;
  const device = knownRunDevice();
  const answer = await call('contestStart', {
    params: { slug: contestSlug },
    body: {
      contest: contestSlug,
      deviceTime: new Date().toISOString(),
      device: device || undefined,
      opened,
      ...begun,
    },
    account,
    retries: 0,
  });
  if (answer.ok) await storeStart(account, answer.data, asked);
  return answer;
}

/** Returns null if the server already knows the run. */
export async function reportOfflineStart(
  call: Call<SentName>,
  account: AccountKey,
  contestSlug: string,
): Promise<CallResult<'contestStart'> | null> {
  const row = await readRun(account, contestSlug);
  return row?.opened ? reportStart(call, account, contestSlug) : null;
}
