import { setTimeout as sleep } from 'node:timers/promises';
import { codeCalls } from '../../contract/calls/code';
import { isTemporaryError } from '../../contract/rules/temporary-error';
import type { Folders } from './folders';
import { type Entry, updateEntry } from './outbox';
import { type Answer, callServer } from './server-call';
import { freshToken, type Session } from './session';

/** `waiting`: it stays stored, and the next `codeferry send` tries again. */
export type SendResult =
  | { readonly type: 'sent'; readonly entry: Entry; readonly submissionID: string }
  | { readonly type: 'refused'; readonly entry: Entry; readonly reason: string; readonly errorCode: string }
  | { readonly type: 'waiting'; readonly reason: string; readonly needsSignIn?: true };

const triesMax = 5;
const pauseSecondsMax = 20;

/** Sends a stored submission, with its own key. A busy server is asked again a few times. */
export async function sendEntry(folders: Folders, entry: Entry, session: Session): Promise<SendResult> {
  if (entry.uid !== session.uid || entry.server !== session.server)
    return {
      type: 'waiting',
      needsSignIn: true,
      reason: `It belongs to ${entry.username} at ${entry.server}. Sign in there to send it.`,
    };
  let isRenewed = false;
  for (let tries = 1; ; tries += 1) {
    const token = await freshToken(folders, session, { force: isRenewed && tries === 2 });
    if (token.type === 'unreachable') return { type: 'waiting', reason: token.reason };
    if (token.type === 'ended') return signInAgain;
    const answer = await callServer(`${entry.server}/api${codeCalls.codeSubmit.path}`, {
      body: entry.body,
      key: entry.key,
      token: token.session.idToken,
    });
    const result = conclude(folders, entry, answer);
    if (result) return result;
    if (answer.type !== 'error') return { type: 'waiting', reason: 'The server did not answer.' };
    if (answer.status === 401) {
      if (isRenewed) return signInAgain;
      isRenewed = true;
      continue;
    }
    if (tries >= triesMax) return { type: 'waiting', reason: answer.message };
    await sleep(1000 * Math.min(answer.retryAfterSeconds ?? tries, pauseSecondsMax));
  }
}

const signInAgain: SendResult = {
  type: 'waiting',
  needsSignIn: true,
  reason: 'Your session has ended. Run: codeferry login',
};

/** Undefined: try again. */
function conclude(folders: Folders, entry: Entry, answer: Answer): SendResult | undefined {
  if (answer.type === 'unreachable') return { type: 'waiting', reason: answer.reason };
  if (answer.type === 'answer') {
    const receipt = codeCalls.codeSubmit.response.safeParse(answer.body);
    if (!receipt.success) return { type: 'waiting', reason: 'The answer is not from a Codeferry server.' };
    const { submissionID } = receipt.data;
    const sent: Entry = { ...entry, state: 'sent', submissionID, reason: undefined };
    updateEntry(folders, sent);
    return { type: 'sent', entry: sent, submissionID };
  }
  const { status, errorCode, message } = answer;
  if (status === 401 || isTemporaryError(status, errorCode)) return undefined;
  const refused: Entry = { ...entry, state: 'refused', reason: message };
  updateEntry(folders, refused);
  return { type: 'refused', entry: refused, reason: message, errorCode };
}
