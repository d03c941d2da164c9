import { beforeAll, expect, test } from 'vitest';
import type { DownloadPlan } from '../../contract/entities/download';
import type { ProblemDetail } from '../../contract/entities/problem/problem';
import { downloadAnswerBytesMax } from '../../contract/limits';
import { startSite } from '../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson } from './client';

const { server } = await startSite();
let setter: Person;
let other: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  other = await signUpPerson(server.url, 'other');
  await createProblem(server.url, setter, { id: 'HIDDEN-REEF', tags: ['reefs'], public: false });
  await createProblem(server.url, setter, { id: 'OPEN-REEF', tags: ['reefs'], public: true });
});

const plan = async (body: object, person?: Person) =>
  (await request<DownloadPlan>(`${server.url}/api/downloads/plan`, body, person)).body;
interface Batch {
  problems: ProblemDetail[];
  rest: string[];
}
const fetchBatch = async (ids: string[], person?: Person) =>
  (await request<Batch>(`${server.url}/api/downloads/problems`, { ids }, person)).body;
const ids = ({ problems }: { problems: { id: string }[] }) => problems.map(({ id }) => id).sort();

test('a download of a challenge, a tag or everything lists its content and its size', async () => {
  const challenge = await plan({ kind: 'challenge', name: 'two-steps' });
  expect(challenge.challenges.map(({ url }) => url)).toEqual(['two-steps']);
  const { problems } = await fetchBatch(challenge.problems.map(({ id }) => id));
  expect(ids({ problems })).toEqual(ids(challenge));
  for (const { id, bytes, version } of challenge.problems) {
    const detail = problems.find((problem) => problem.id === id);
    const real = JSON.stringify(detail).length;
    expect(version).toBe(detail?.version);
    // The estimate is between half and double of the real size.
    expect(bytes / real, id).toBeGreaterThan(0.5);
    expect(bytes / real, id).toBeLessThan(2);
  }
  expect((await plan({ kind: 'tag', name: 'warm-up' })).challenges).toEqual(challenge.challenges);
  const tagged = await plan({ kind: 'tag', name: 'Reefs' });
  expect(ids(tagged)).toEqual(['OPEN-REEF']);
  const everything = await plan({ kind: 'everything' });
  expect(ids(everything)).toEqual(expect.arrayContaining([...ids(challenge), ...ids(tagged)]));
  expect(everything.challenges).toEqual(challenge.challenges);
});

test('ROLE-12 only its creator’s download contains a private problem, and nobody else gets it by its id', async () => {
  expect(ids(await plan({ kind: 'tag', name: 'reefs' }))).toEqual(['OPEN-REEF']);
  expect(ids(await plan({ kind: 'tag', name: 'reefs' }, other))).toEqual(['OPEN-REEF']);
  expect(ids(await plan({ kind: 'tag', name: 'reefs' }, setter))).toEqual(['HIDDEN-REEF', 'OPEN-REEF']);
  const both = ['HIDDEN-REEF', 'OPEN-REEF', 'NO-SUCH-REEF'];
  expect(await fetchBatch(both, other)).toMatchObject({ problems: [{ id: 'OPEN-REEF' }], rest: [] });
  expect(ids(await fetchBatch(both, setter))).toEqual(['HIDDEN-REEF', 'OPEN-REEF']);
});

test('a problem in a batch equals the single response, and a question has no right answer', async () => {
  const question = await createQuestion(server.url, setter, { id: 'REEF-QUIZ' });
  for (const id of [question, 'FIRST']) {
    const alone = await request<Batch>(`${server.url}/api/problem/get`, { problemID: id });
    expect((await fetchBatch([id])).problems).toEqual(alone.body.problems);
  }
  expect(JSON.stringify(await fetchBatch([question]))).not.toContain('isCorrect');
});

test('content beyond one response is listed and can be requested again', async () => {
  const input = 'x'.repeat(downloadAnswerBytesMax);
  const testCases = [{ input, output: '1', sample: true }];
  for (const id of ['HEAVY-1', 'HEAVY-2']) await createProblem(server.url, setter, { id, testCases });
  const first = await fetchBatch(['HEAVY-1', 'HEAVY-2'], setter);
  expect(first.problems).toHaveLength(1);
  expect(first.rest).toHaveLength(1);
  expect(ids(await fetchBatch(first.rest, setter))).toEqual(first.rest);
});
