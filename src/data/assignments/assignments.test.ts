import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Challenge } from '../../../contract/entities/challenge';
import type { Assignment, AssignmentTask } from '../../../contract/entities/classes/assignment';
import { workText } from '../../../contract/rules/classes/work-chain';
import { answerText } from '../../../contract/rules/contest/submission-chain';
import { chainHash } from '../../../contract/rules/contest/submission-chain-hash';
import { storeChallenge } from '../copies/challenges';
import { keepOnlyListed, storeListRows, storeProblem } from '../copies/problems';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { listDownloads, storePlan, wantDownload } from '../downloads/downloads';
import { dropPersonal } from '../storage/drop-copies';
import { submitAnswer } from '../work/answers';
import { hasAssignments } from '../work/assigned-problems';
import { submitCode } from '../work/submissions';
import { noteAssigned, readAssignments, storeAssignments, unknownDownloads } from './assignments';
import { findAssignments } from './find-assignment';
import { readProgress } from './local-progress';
import { readWorkContact } from './work-chain';

const hour = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const task = (name: string, kind: AssignmentTask['kind'] = 'problem'): AssignmentTask => ({
  kind,
  name,
  title: name,
  own: { state: 'notStarted', tries: 0, solvedAt: null, receivedAt: null, lastAt: null, late: false },
});
const assignment = (assignmentID: string, more: Partial<Assignment> = {}): Assignment => ({
  assignmentID,
  classID: 'c',
  className: 'Year 7',
  role: 'student',
  version: 1,
  title: 'Loops',
  text: '',
  opensAt: iso(Date.now() - hour),
  dueAt: iso(Date.now() + hour),
  lateUntil: null,
  languages: [],
  showSolutions: true,
  tasks: [task('P'), task('Q', 'quiz')],
  ...more,
});

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

const at = { serverMs: 5000, deviceMs: 4000 };
const payloads = async () =>
  (await appDb.outbox.orderBy('seq').toArray()).map(async ({ id, stream }) => ({
    stream,
    payload: (await appDb.payloads.get(id))?.payload as { work?: never; code?: string; answer?: string },
  }));

test('keeps the list for one account, and drops the downloads of assignments that are gone', async () => {
  expect(await storeAssignments('ada', [assignment('a'), assignment('b')], 1)).toBe(true);
  expect(await storeAssignments('ada', (await readAssignments('ada'))?.assignments ?? [], 2)).toBe(false);
  expect(await readAssignments('ben')).toBeUndefined();
  expect((await unknownDownloads([assignment('a'), assignment('t', { role: 'teacher' })])).length).toBe(1);
  await wantDownload({ kind: 'assignment', name: 'a' }, 'Loops');
  await wantDownload({ kind: 'assignment', name: 'b' }, 'Loops');
  await storeAssignments('ada', [assignment('b')]);
  expect((await listDownloads()).map(({ key }) => key)).toEqual(['assignment/b']);
  await dropPersonal();
  expect(await listDownloads()).toEqual([]);
  expect(await hasAssignments('ada')).toBe(false);
  expect(await readAssignments('ada')).toBeUndefined();
});

test('work for an assignment forms a chain in one stream; other work does not', async () => {
  await storeAssignments('ada', [assignment('a')]);
  expect(await readWorkContact('ada')).toBeUndefined();
  const code = { account: 'ada', language: 'PYTHON3', code: 'x', type: 'problem' } as const;
  await submitCode({ ...code, problemID: 'P' }, at);
  await submitAnswer({ account: 'ada', problemID: 'Q', answer: 'option_1' }, { ...at, serverMs: 3000 });
  await submitCode({ ...code, problemID: 'OTHER' }, at);
  const [first, second, third] = await Promise.all(await payloads());
  const [one, two] = [first?.payload.work, second?.payload.work] as unknown as Parameters<
    typeof workText
  >[0][];
  expect(one).toMatchObject({ sequence: 1, previousHash: '', writtenTime: iso(5000), deviceTime: iso(4000) });
  const what = { problemID: 'P', language: 'PYTHON3', content: 'x' };
  // The clock of the second entry went back; the chain does not.
  expect(two).toMatchObject({ sequence: 2, writtenTime: iso(5000), device: one?.device });
  expect(two?.previousHash).toBe(one && chainHash(workText(one, what)));
  expect([first?.stream, second?.stream]).toEqual(['ada/work', 'ada/work']);
  expect(third).toMatchObject({ stream: 'ada/problem:OTHER' });
  expect(third?.payload.work).toBeUndefined();
  expect(await readWorkContact('ada')).toEqual({ device: one?.device, sequence: 2 });
  expect(answerText('option_1')).toBe('"option_1"');
});

test('a challenge’s problems belong to the assignment once they are on the device', async () => {
  const list = [assignment('a', { tasks: [task('reef', 'challenge')] })];
  await storeAssignments('ada', list);
  expect(await findAssignments('ada', 'DEEP')).toEqual([]);
  const part: Challenge['problems'][0] = {
    id: 'DEEP',
    title: 'Deep',
    difficulty: 'easy',
    tags: [],
    type: 'code',
    version: 1,
  };
  const reef = { name: 'Reef', description: '', url: 'reef', tags: [], version: 1, problems: [part] };
  await storeChallenge(reef);
  await noteAssigned('ada', list);
  expect((await findAssignments('ada', 'DEEP')).map(({ assignmentID }) => assignmentID)).toEqual(['a']);
  const code = { account: 'ada', language: 'PYTHON3', code: 'x', type: 'challenge' } as const;
  await submitCode({ ...code, problemID: 'DEEP' }, at);
  expect((await Promise.all(await payloads()))[0]?.payload.work).toBeDefined();
});

test('a private problem of an assignment stays when the full list lacks it', async () => {
  const detail = { id: 'P', version: 1, title: 'P', description: '', public: false } as Parameters<
    typeof storeProblem
  >[0];
  await storeProblem(detail);
  await storeProblem({ ...detail, id: 'GONE' });
  const row = { title: 'P', difficulty: 'easy', tags: [] } as const;
  await storeListRows(['P', 'GONE'].map((id) => ({ _id: id, id, ...row, tags: [] })));
  await wantDownload({ kind: 'assignment', name: 'a' }, 'Loops');
  await storePlan('assignment/a', { problems: [{ id: 'P', version: 1, bytes: 1 }], challenges: [] });
  await keepOnlyListed(new Set());
  expect(await cacheDb.problems.toCollection().primaryKeys()).toEqual(['P']);
});

test('progress includes what is on the device only: waiting, in time or late, in an allowed language', async () => {
  const open = assignment('a', { languages: ['PYTHON3'] });
  const code = { account: 'ada', problemID: 'P', code: 'x', type: 'problem' } as const;
  const states = async (one: Assignment) =>
    (await readProgress('ada', one)).map(({ state, isLate }) => [state, isLate]);
  await submitCode({ ...code, language: 'CPP17' });
  expect(await states(open)).toEqual([
    ['notStarted', false],
    ['notStarted', false],
  ]);
  const id = await submitCode({ ...code, language: 'PYTHON3' });
  expect((await states(open))[0]).toEqual(['waiting', false]);
  const late = assignment('b', { opensAt: iso(0), dueAt: iso(1000) });
  expect((await states(late))[0]).toEqual(['waiting', true]);
  expect((await states(assignment('c', { opensAt: iso(Date.now() + hour) })))[0]).toEqual([
    'notStarted',
    false,
  ]);
  await appDb.submissions.update(id, { receipt: 'judged', state: { verdict: 'AC' } as never });
  expect((await states(open))[0]).toEqual(['solved', false]);
  const closed = assignment('d', { opensAt: iso(0), dueAt: iso(1000), lateUntil: iso(2000) });
  expect((await states(closed))[0]).toEqual(['notStarted', false]);
});
