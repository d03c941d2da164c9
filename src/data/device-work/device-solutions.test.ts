import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { answersOf, submitAnswer } from '../work/answers';
import { submissionsOf, submitCode } from '../work/submissions';
import { claimDeviceSolutions, deviceSolutions } from './device-solutions';

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

const code = { language: 'PYTHON3', type: 'problem' } as const;

async function solve(account: string, problemID: string, text = 'print(1)', verdict = 'AC') {
  const id = await submitCode({ ...code, account, problemID, code: text });
  await appDb.submissions.where({ id }).modify((row) => {
    Object.assign(row, { receipt: 'judged', status: 'completed', state: { verdict } });
  });
  await settle(account);
  return id;
}

async function answer(account: string, problemID: string, score = 100) {
  const id = await submitAnswer({ account, problemID, answer: 'option_1' });
  await settle(account);
  await appDb.answers.where({ id }).modify((row) => {
    Object.assign(row, { receipt: 'judged', result: { score } });
  });
}

async function settle(account: string) {
  await appDb.outbox.where('[account+open]').equals([account, 1]).modify({ open: undefined, state: 'done' });
}

const claim = () => claimOne({ owner: 't', now: Date.now(), leaseMs: 60_000, accounts: ['ada'] });

test('offers the newest solution of each problem solved signed out, and no failed program', async () => {
  await solve('device', 'P', 'print(1)');
  await solve('device', 'P', 'print(2)');
  await solve('device', 'Q', 'print(3)', 'WA');
  await answer('device', 'R');
  expect((await deviceSolutions('ada')).map(({ row }) => row.problemID)).toEqual(['P', 'R']);
});

test('a claimed solution is sent under the account and is not offered again', async () => {
  await solve('device', 'P', 'print(1)');
  await answer('device', 'R');
  expect(await claimDeviceSolutions('ada')).toBe(2);
  expect(await submissionsOf('ada', 'P')).toMatchObject([{ code: 'print(1)', receipt: 'saved' }]);
  expect(await answersOf('ada', 'R')).toMatchObject([{ receipt: 'saved' }]);
  expect((await claim()).entry).toMatchObject({ account: 'ada', kind: 'codeSubmit' });
  expect(await submissionsOf('device', 'P')).toEqual([]);
  expect(await deviceSolutions('ada')).toEqual([]);
  expect(await deviceSolutions('bob')).toEqual([]);
});

test('offers no problem that the account has solved or is submitting', async () => {
  await solve('device', 'P');
  await solve('device', 'Q');
  await solve('ada', 'P');
  await submitCode({ ...code, account: 'ada', problemID: 'Q', code: 'print(4)' });
  expect(await deviceSolutions('ada')).toEqual([]);
  expect(await claimDeviceSolutions('ada')).toBe(0);
  expect(await submissionsOf('device', 'P')).toHaveLength(1);
});

test('QUIZ-11 an incorrect answer is claimed too, unless there is a correct one or one of the account', async () => {
  await answer('device', 'R', 0);
  await answer('device', 'S', 100);
  await answer('device', 'S', 50);
  await answer('device', 'T', 0);
  await answer('ada', 'T', 50);
  const offered = await deviceSolutions('ada');
  expect(offered.map(({ row }) => row.problemID).sort()).toEqual(['R', 'S']);
  expect(offered.find(({ row }) => row.problemID === 'S')?.row).toMatchObject({ result: { score: 100 } });
  expect(await claimDeviceSolutions('ada')).toBe(2);
  expect(await answersOf('ada', 'R')).toMatchObject([{ answer: 'option_1', receipt: 'saved' }]);
  expect(await deviceSolutions('ada')).toEqual([]);
});
