import { expect, test } from 'vitest';
import { callsAreDone, recordCalls } from '../../support/browser/page-calls';
import { startVisit } from '../../support/browser/visit';

const visit = await startVisit();

test('API-3 LIM-16 an open page refreshes the list of servers every 60 s', async () => {
  const { page } = await visit.openDevice();
  await page.clock.install();
  const calls = await recordCalls(page);
  await visit.open('/terms', page);
  const times = async () => (await calls('/api/servers')).map(({ at }) => at);
  await expect.poll(async () => (await times()).length).toBe(1);
  await callsAreDone(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  const passAMoment = async () => {
    await callsAreDone(page);
    await page.clock.runFor(2500);
    return (await times()).length;
  };
  await expect.poll(passAMoment, { timeout: 120_000, interval: 10 }).toBe(4);
  const [first = 0, second = 0, third = 0, fourth = 0] = await times();
  // The timer started with the first request, while the clock still ran.
  expect(Math.round((second - first) / 1000)).toBe(60);
  expect([third - second, fourth - third]).toEqual([60_000, 60_000]);
});
