import { expect, test } from 'vitest';
import { runClassroom } from '../../../bench/classroom/run-classroom';

test('work of a class arrives exactly once although its network restarts, and the grid shows it', async () => {
  const { faults, ...did } = await runClassroom(
    { devices: 8, minutes: 1.5, restartSeconds: 25, downSeconds: [6, 12], pauseSeconds: 4, seed: 7 },
    () => {},
  );
  expect(faults).toEqual([]);
  expect(did.restarts).toBeGreaterThanOrEqual(2);
  expect(did.submissions).toBeGreaterThan(10);
  expect(did.answers).toBeGreaterThan(5);
  expect(did.drafts).toBeGreaterThan(8);
}, 420_000);
