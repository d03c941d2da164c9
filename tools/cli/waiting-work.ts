import { verdictLabels } from '../../contract/rules/judging/verdicts';
import { exitCodes, Failure } from './failure';
import type { Folders } from './folders';
import { readState } from './follow-verdict';
import { type Entry, listEntries, removeEntry, updateEntry } from './outbox';
import { freshToken, readSession, requireSession, type Session } from './session';
import { sendAndShow } from './submit';

/** Sends everything that waits, oldest first. Returns the exit code of the first that is not sent. */
export async function send(folders: Folders, { retryRefused }: { retryRefused: boolean }): Promise<number> {
  const session = requireSession(folders);
  const entries = listEntries(folders).filter(
    ({ state }) => state === 'waiting' || (retryRefused && state === 'refused'),
  );
  if (entries.length === 0) console.log('Nothing waits to be sent.');
  let worst: number = exitCodes.success;
  for (const entry of entries) {
    console.log(`${entry.file} (${entry.body.problemID})`);
    const code = await sendAndShow(folders, entry, session, { noWait: false });
    if (code !== exitCodes.success && code !== exitCodes.notAccepted) worst ||= code;
    // Without a network the others would only wait for their timeouts.
    if (code === exitCodes.notSent) break;
  }
  return worst;
}

const shownSent = 10;

/** Lists what waits, what was refused, and the last sent submissions with their verdicts. */
export async function status(folders: Folders): Promise<number> {
  const session = readSession(folders);
  const entries = listEntries(folders);
  if (session) console.log(`Signed in as ${session.username} at ${session.server}.`);
  else console.log('Not signed in.');
  const unsent = entries.filter(({ state }) => state !== 'sent');
  for (const entry of unsent) console.log(unsentLine(entry));
  const sent = entries.filter(({ state }) => state === 'sent').slice(-shownSent);
  for (const entry of sent) console.log(await sentLine(folders, entry, session));
  if (entries.length === 0) console.log('No submissions yet.');
  return exitCodes.success;
}

const nameOf = ({ key, writtenAt, file, body }: Entry) =>
  `${key.slice(0, 8)}  ${writtenAt.slice(0, 16).replace('T', ' ')}  ${body.problemID}  ${file}`;

const unsentLine = (entry: Entry) =>
  entry.state === 'waiting'
    ? `${nameOf(entry)}  waits to be sent`
    : `${nameOf(entry)}  refused: ${entry.reason ?? ''}`;

async function sentLine(folders: Folders, entry: Entry, session: Session | undefined): Promise<string> {
  if (entry.verdict !== undefined) return `${nameOf(entry)}  ${labelOf(entry.verdict)}`;
  const isOwn = session?.uid === entry.uid && session.server === entry.server;
  const token = isOwn ? await freshToken(folders, session) : undefined;
  const state =
    token?.type === 'token' ? await readState(token.session, entry.submissionID ?? '') : undefined;
  if (state?.verdict) updateEntry(folders, { ...entry, verdict: state.verdict });
  return `${nameOf(entry)}  ${state?.verdict ? labelOf(state.verdict) : 'sent, no verdict yet'}`;
}

const labelOf = (verdict: string) =>
  `${(verdictLabels as Record<string, string>)[verdict] ?? verdict} (${verdict})`;

/** Deletes an unsent submission. `id`: the beginning of its key, as `status` shows it. */
export function discard(folders: Folders, id: string): number {
  const found = listEntries(folders).filter(
    ({ key, state }) => state !== 'sent' && id.length >= 4 && key.startsWith(id),
  );
  const [entry] = found;
  if (!entry || found.length > 1)
    throw new Failure('wrongUse', `No unsent submission is named ${id}. “codeferry status” lists them.`);
  removeEntry(folders, entry);
  console.log(`Discarded ${entry.file} (${entry.body.problemID}). The file itself stays.`);
  return exitCodes.success;
}
