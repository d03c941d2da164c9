import { expect } from 'vitest';
import { startLoad } from '../../support/browser/client-load';
import type { Machines } from '../../support/product/machines';
import { query } from '../../support/product/postgres';
import { createProblem, signUpPerson } from '../client';

/**
 * Restarts each process in turn under load. No call may fail, and each accepted submission must have one verdict.
 * @param urls where the clients call
 */
export async function restartUnderLoad(machines: Machines, urls: readonly string[]) {
  const [url = ''] = urls;
  const person = await signUpPerson(url, 'ada.l');
  const load = startLoad(urls, person, await createProblem(url, person));
  const codes = await machines.restartEach();
  // A busy machine restarts them before the clients have sent much.
  await expect.poll(() => load.counts.submit ?? 0, { timeout: 120_000 }).toBeGreaterThan(5);
  await load.end();
  expect(load.failures).toEqual([]);
  expect(codes.filter((code) => code !== 0)).toEqual([]);
  const rows = await query<{ id: string; verdict: string; judgements: number }>(
    machines.databaseUrl,
    `select id, verdict, (select count(*)::int from judgements where submission_id = submissions.id) as judgements
      from submissions`,
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([...load.submissionIDs].sort());
  expect(rows.filter(({ verdict, judgements }) => verdict !== 'AC' || judgements !== 1)).toEqual([]);
  expect(load.counts).toEqual({
    read: expect.any(Number),
    submit: expect.any(Number),
    status: expect.any(Number),
    'sign-in': expect.any(Number),
  });
}
