/** An entry of a file becomes one of this device: the same key, the same thing, the same order. */
import type { AccountKey } from './account';
import { appDb, outboxTables } from './app-db';
import { addEntry } from './outbox';
import type { OutboxKind, Payloads } from './outbox-entry';
import { withRoom } from './storage-full';

/**
 * Runs of the samples are not taken over: they answer a question of the moment, and are run again. Nor is what belongs to a contest
 * run as it was on its own device.
 */
export type ImportedKind = Exclude<OutboxKind, 'codeRun' | 'contestFinish' | 'contestEvents'>;

/** What is to be written, with the payload that the contract has taken. */
export type ImportedEntry = {
  [K in ImportedKind]: {
    kind: K;
    id: string;
    createdAt: number;
    dependsOn?: string | undefined;
    payload: Payloads[K];
  };
}[ImportedKind];

/** Whether this device knows it: waiting, refused, or handed in long ago. */
export async function isKnownHere(id: string): Promise<boolean> {
  if (await appDb.outbox.get({ id })) return true;
  const { submissions, answers, codeRuns, profileEdits, reports, registrations } = appDb;
  const { clarifications, contestCreations, problemCreations } = appDb;
  const tables = [submissions, answers, codeRuns, profileEdits, reports, registrations];
  const things = await Promise.all(
    [...tables, clarifications, contestCreations, problemCreations].map((table) =>
      table.where({ id }).count(),
    ),
  );
  return things.some((count) => count > 0);
}

/** Writes it and its thing in one transaction, unless this device knows it; says whether it did. */
export function importEntry(account: AccountKey, entry: ImportedEntry): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, appDb.kv], async () => {
      if (await isKnownHere(entry.id)) return false;
      const stream = `${account}/${await addThing(account, entry)}`;
      await addEntry({ ...entry, account, stream });
      return true;
    }),
  );
}

/** Writes what the entry is about; answers the stream in which it is sent. */
async function addThing(
  account: AccountKey,
  { kind, id, createdAt, payload }: ImportedEntry,
): Promise<string> {
  const common = { id, account, createdAt, receipt: 'saved' } as const;
  switch (kind) {
    case 'codeSubmit': {
      const { deviceTime: _, run: __, challengeID, contestSlug, ...said } = payload;
      const around = { ...(challengeID && { challengeID }), ...(contestSlug && { contestSlug }) };
      await appDb.submissions.add({ ...common, ...said, ...around, status: 'queued' });
      return contestSlug ? `contest:${contestSlug}` : `problem:${payload.problemID}`;
    }
    case 'answersSubmit': {
      const { problemID, answer, challengeID, contestSlug } = payload;
      const around = { ...(challengeID && { challengeID }), ...(contestSlug && { contestSlug }) };
      await appDb.answers.add({ ...common, problemID, answer, ...around });
      return contestSlug ? `contest:${contestSlug}` : `problem:${problemID}`;
    }
    case 'profileUpdate': {
      const { uid: _, ...changes } = payload;
      await appDb.profileEdits.add({ ...common, changes });
      return 'profile';
    }
    case 'bugReport': {
      const { type, description } = payload;
      await appDb.reports.add({ ...common, type, description });
      return 'report';
    }
    case 'contestRegister': {
      const { contestSlug } = payload;
      await appDb.registrations.add({ ...common, contestSlug, contestName: contestSlug });
      return `contest:${contestSlug}`;
    }
    case 'contestAsk': {
      const { contestSlug, problemID, text } = payload;
      const about = problemID === undefined ? {} : { aboutProblem: problemID };
      await appDb.clarifications.add({ ...common, contestSlug, contestName: contestSlug, ...about, text });
      return `ask:${contestSlug}`;
    }
    case 'contestCreate':
      await appDb.contestCreations.add({ ...common, draftID: id, name: payload.name });
      return 'contests';
    case 'problemCreate':
      await appDb.problemCreations.add({ ...common, draftID: id, name: payload.title });
      return 'problems';
  }
}
