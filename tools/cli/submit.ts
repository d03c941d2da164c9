import fs from 'node:fs';
import path from 'node:path';
import { SubmitCode } from '../../contract/entities/submission';
import { languageLabels } from '../../contract/limits';
import { exitCodes, Failure } from './failure';
import type { Folders } from './folders';
import { describeState, followVerdict } from './follow-verdict';
import { guessProblem, languageFromFile, languageFromName } from './guess';
import { addEntry, type Entry, pruneSent, updateEntry } from './outbox';
import { sendEntry } from './send-entry';
import { requireSession, type Session } from './session';

interface Wanted {
  readonly problem: string | undefined;
  readonly language: string | undefined;
  readonly contest: string | undefined;
  /** Ends as soon as the server has the program. */
  readonly noWait: boolean;
}

/** Stores the program, sends it, and shows the verdict. Returns the exit code. */
export async function submit(folders: Folders, file: string, wanted: Wanted): Promise<number> {
  const session = requireSession(folders);
  const body = readProgram(file, wanted);
  const { server, uid, username } = session;
  const entry = addEntry(folders, { server, uid, username, file, body });
  const about = `${body.problemID}, ${languageLabels[body.language]}`;
  console.log(`Submitting ${path.basename(file)} (${about}) …`);
  return await sendAndShow(folders, entry, session, { noWait: wanted.noWait });
}

function readProgram(file: string, wanted: Wanted): SubmitCode {
  if (!fs.existsSync(file)) throw new Failure('wrongUse', `There is no file ${file}.`);
  if (!fs.statSync(file).isFile()) throw new Failure('wrongUse', `${file} is not a file.`);
  const code = fs.readFileSync(file, 'utf8');
  const language = wanted.language === undefined ? languageFromFile(file) : languageFromName(wanted.language);
  if (language === undefined)
    throw new Failure(
      'wrongUse',
      `The language of ${file} is not clear. Add --language python, java, cpp or javascript.`,
    );
  const guess = guessProblem(path.resolve(file), code);
  const problemID = wanted.problem ?? guess?.problemID;
  if (problemID === undefined)
    throw new Failure(
      'wrongUse',
      `The problem of ${file} is not clear. Add --problem ID. “codeferry problems” lists the ids.`,
    );
  const contestSlug = wanted.contest ?? (wanted.problem === undefined ? guess?.contestSlug : undefined);
  const parsed = SubmitCode.safeParse({
    code,
    language,
    problemID,
    type: contestSlug === undefined ? 'problem' : 'contest',
    ...(contestSlug !== undefined && { contestSlug }),
    deviceTime: new Date().toISOString(),
  });
  if (!parsed.success) throw new Failure('wrongUse', parsed.error.issues[0]?.message ?? 'Not valid.');
  return parsed.data;
}

export async function sendAndShow(
  folders: Folders,
  entry: Entry,
  session: Session,
  { noWait }: { noWait: boolean },
): Promise<number> {
  const result = await sendEntry(folders, entry, session);
  if (result.type === 'waiting') {
    console.error(
      `Not sent yet: ${result.reason}\nYour program is saved on this computer. “codeferry send” sends it later.`,
    );
    return result.needsSignIn ? exitCodes.signInNeeded : exitCodes.notSent;
  }
  if (result.type === 'refused') {
    console.error(`The server refused it: ${result.reason}`);
    if (result.errorCode === 'CODE_OUTSIDE_GAPS') console.error(aboutTemplates(entry.body.problemID));
    return exitCodes.refused;
  }
  pruneSent(folders);
  console.log(`The server has your program. Submission ${result.submissionID}`);
  return noWait ? exitCodes.success : await showVerdict(folders, result.entry, session);
}

const aboutTemplates = (problemID: string) =>
  `The file must be the whole template with its gaps filled. “codeferry samples ${problemID}” shows where they are.`;

/** Waits for the verdict of a sent submission, prints and stores it. */
export async function showVerdict(folders: Folders, entry: Entry, session: Session): Promise<number> {
  const state = await followVerdict(session, entry.submissionID ?? '', (line) => console.log(line));
  if (!state) {
    console.error('The verdict is not known yet. “codeferry status” asks again.');
    return exitCodes.notSent;
  }
  console.log(describeState(state));
  if (state.verdict) updateEntry(folders, { ...entry, verdict: state.verdict });
  return state.verdict === undefined || state.verdict === 'AC' ? exitCodes.success : exitCodes.notAccepted;
}
