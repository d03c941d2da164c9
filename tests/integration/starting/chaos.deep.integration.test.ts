import { expect, test } from 'vitest';
import { killJudges } from '../../chaos/kill-judges';

/** `npm run chaos:judge` kills more often. */
const kills = 16;

test('after kills of workers, sandboxes, connections and the database while judging, every submission has one judgement', async () => {
  const seed = Date.now() % 100_000;
  const report = await killJudges({ kills, seed, say: () => {} });
  expect(report.faults, `seed ${seed}`).toEqual([]);
  expect(Object.values(report.kills).reduce((sum, count) => sum + count, 0)).toBe(kills);
  expect(report.submissions).toBeGreaterThan(8);
  expect(Object.values(report.judgedBy).reduce((sum, count) => sum + count, 0)).toBe(report.submissions);
}, 420_000);
