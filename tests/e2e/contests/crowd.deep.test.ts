/** The server is too busy for a start: the page says so, keeps its place and retries. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/supervisor';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { projectRoot } from '../../support/product/postgres';

const atOnce = 6;
const visit = await startVisit({
  env: { LIMIT_AT_ONCE: String(atOnce) },
  device: { patienceMs: 60_000 },
});
const { page, url, dataDir } = visit;
const { create, register, start } = contestClient(() => url);

/** Locks all runs until released, so that every start waits. */
async function holdRuns(): Promise<() => Promise<void>> {
  const database = await startEmbeddedPostgres({ projectRoot, dataDir, takeOver: false });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table contest_runs in access exclusive mode');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

test('CRUN-2 a participant who starts on a busy server sees a message, and starts without pressing again', async () => {
  const organiser = await signUpPerson(url, 'harbourmaster');
  const ada = await signUpPerson(url, 'adaline');
  const bert = await signUpPerson(url, 'bertram');
  const slug = await create(organiser, { name: 'Everybody at once' });
  await register(ada, slug);
  await register(bert, slug);
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}/code`);
  const begin = page.getByRole('button', { name: 'Start Contest' });
  await expect.poll(() => begin.isEnabled()).toBe(true);
  const release = await holdRuns();
  // Repeatedly sends more starts than fit: waiting ones time out, and no place may become free.
  let isReleased = false;
  const crowd = Array.from({ length: 3 * atOnce }, async () => {
    while (!isReleased) await start(bert, slug).catch(() => sleep(100));
  });
  const full = async () => (await fetch(`${url}/api/meta`)).status;
  await expect.poll(full, { timeout: 20_000 }).toBe(429);
  await begin.click();
  await page.getByText(/^The server is busy\. Retrying in \d+ s; keep this page open\.$/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Starting…' }).isDisabled()).toBe(true);
  isReleased = true;
  await release();
  await page.getByRole('list', { name: 'Problems' }).waitFor();
  await Promise.all(crowd);
  expect(visit.trouble).toEqual([]);
});
