import { expect, test } from 'vitest';
import { isVirtualOpen } from './virtual-open';

test('virtual participation opens only after the end and the late-sync time', () => {
  const contest = {
    startTime: '2030-01-01T10:00:00Z',
    endTime: '2030-01-01T12:00:00Z',
    openContestForever: false,
    timedContest: false,
    duration: null,
    lateSyncMinutes: 10,
  };
  const at = (time: string) => isVirtualOpen(contest, Date.parse(`2030-01-01T${time}Z`));
  expect([at('11:59:59'), at('12:00:01'), at('12:09:59'), at('12:10:00')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
