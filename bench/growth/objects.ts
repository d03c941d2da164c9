import { randomUUID } from 'node:crypto';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { newAssignment } from '../../tests/integration/authorization/assignment-rows';
import {
  createProblem,
  createQuestion,
  type Person,
  request,
  solution,
  submitCode,
} from '../../tests/integration/client';
import { query } from '../../tests/support/product/postgres';
import type { World } from './samples';

/** What belongs to the sender of the requests: the same on both sides. */
export async function makeObjects(world: {
  url: string;
  databaseUrl: string;
  person: Person;
}): Promise<World['objects']> {
  const { url, databaseUrl, person } = world;
  const keyed = () => ({ ...person, key: randomUUID() });
  await createProblem(url, person, { id: 'PUBLIC' });
  const privateID = await createProblem(url, person, { id: 'PRIVATE', public: false });
  await createQuestion(url, person, { id: 'QUESTION' });
  await createQuestion(url, person, { id: 'OWN-QUESTION', public: false });
  const submissionID = await submitCode(url, 'PUBLIC', {}, person);
  const run = { code: solution, language: 'PYTHON3', problemID: 'PUBLIC' };
  const asked = await request<{ runID: string }>(`${url}/api/code/run`, run, keyed());
  await query(databaseUrl, 'insert into teachers (uid) values ($1)', [person.uid]);
  await query(databaseUrl, `update users set roles = '{administrator}' where uid = $1`, [person.uid]);
  const classID = randomUUID();
  await request(`${url}/api/classes/create`, { classID, name: 'Own class' }, person);
  const assignmentID = randomUUID();
  await request(`${url}/api/assignments/save`, newAssignment({ classID, assignmentID }), person);
  const contest = { ...minimalContest, problems: ['PUBLIC', 'PRIVATE'] };
  const created = await request<{ slug: string }>(`${url}/api/contests/create`, contest, keyed());
  const { slug } = created.body;
  await request(`${url}/api/contests/register/${slug}`, {}, keyed());
  await request(`${url}/api/contests/start/${slug}`, {}, person);
  await query(
    databaseUrl,
    `insert into submissions (id, uid, problem_pk, problem_version, language, code, type, received_time, status, verdict, score, group_key)
      select gen_random_uuid(), $1, 'bulk-' || n, 1, 'PYTHON3', 'print(1)', 'problem', now() - n * interval '1 day', 'done', 'AC', 100, $1
      from generate_series(1, 100) n`,
    [person.uid],
  );
  await query(
    databaseUrl,
    `insert into solved_problems (uid, problem_pk, solved_at)
      select uid, problem_pk, min(received_time) from submissions where uid = $1 and verdict = 'AC' group by uid, problem_pk
      on conflict do nothing`,
    [person.uid],
  );
  return { privateID, submissionID, runID: asked.body.runID, slug, classID, assignmentID };
}
