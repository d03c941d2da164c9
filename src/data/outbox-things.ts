/** What the entries of the outbox carry, as the outbox shows it. */
import { type AnswerRow, readAnswer } from './answers';
import { appDb } from './app-db';
import { cacheDb } from './cache-db';
import { type ClarificationRow, readClarification } from './clarifications';
import { type CodeRunRow, readCodeRun } from './code-runs';
import { type ContestCreationRow, readContestCreation } from './contest-creations';
import type { RunEndRow, RunEventRow } from './contest-run-rows';
import type { OutboxEntry, OutboxKind } from './outbox-entry';
import { type ProblemCreationRow, readProblemCreation } from './problem-creations';
import { type ProfileEditRow, readProfileEdit } from './profile-edits';
import { type RegistrationRow, readRegistration } from './registrations';
import { type ReportRow, readReport } from './reports';
import { readSubmission, type SubmissionRow } from './submissions';

interface ThingRows {
  codeSubmit: SubmissionRow;
  answersSubmit: AnswerRow;
  codeRun: CodeRunRow;
  profileUpdate: ProfileEditRow;
  bugReport: ReportRow;
  contestFinish: RunEndRow;
  contestEvents: RunEventRow;
  contestRegister: RegistrationRow;
  contestCreate: ContestCreationRow;
  contestAsk: ClarificationRow;
  problemCreate: ProblemCreationRow;
}
/** The row of the thing, by the kind of its entry. */
export type OutboxThing = { [K in OutboxKind]: { kind: K; row: ThingRows[K] } }[OutboxKind];

/** An entry, what it carries while that is kept, and the title of the problem it is about if this device knows it. */
export interface EntryWithThing {
  entry: OutboxEntry;
  thing: OutboxThing | undefined;
  title: string | undefined;
}

export function withThings(entries: readonly OutboxEntry[]): Promise<EntryWithThing[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const thing = await readThing(entry.kind, entry.id);
      const problem =
        thing && 'problemID' in thing.row ? await cacheDb.problems.get(thing.row.problemID) : undefined;
      return { entry, thing, title: problem?.title };
    }),
  );
}

async function readThing(kind: OutboxKind, id: string): Promise<OutboxThing | undefined> {
  switch (kind) {
    case 'codeSubmit':
      return kept(kind, await readSubmission(id));
    case 'answersSubmit':
      return kept(kind, await readAnswer(id));
    case 'codeRun':
      return kept(kind, await readCodeRun(id));
    case 'profileUpdate':
      return kept(kind, await readProfileEdit(id));
    case 'bugReport':
      return kept(kind, await readReport(id));
    case 'contestFinish':
      return kept(kind, await appDb.runEnds.get(id));
    case 'contestEvents':
      return kept(kind, await appDb.runEvents.get(id));
    case 'contestRegister':
      return kept(kind, await readRegistration(id));
    case 'contestCreate':
      return kept(kind, await readContestCreation(id));
    case 'contestAsk':
      return kept(kind, await readClarification(id));
    case 'problemCreate':
      return kept(kind, await readProblemCreation(id));
    default:
      // Written by a newer build in another tab.
      return undefined;
  }
}

function kept<K extends OutboxKind>(
  kind: K,
  row: ThingRows[K] | undefined,
): { kind: K; row: ThingRows[K] } | undefined {
  return row && { kind, row };
}
