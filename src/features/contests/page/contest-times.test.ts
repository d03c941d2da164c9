import { describe, expect, test } from 'vitest';
import { contestMoment, countdownOf, durationText, roughDuration, timeLabel } from './contest-times';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const common = { startMs: 10 * day, durationMs: null, removed: [] };
const times = { ...common, endMs: 11 * day };
const forever = { ...common, endMs: null };

describe('CLIST-5 the time label of a card', () => {
  test.each([
    ['Starts in 10 days', times, 0],
    ['Starts in 1 day', times, 10 * day - day],
    ['Starts in 23 hours', times, 10 * day - day + 1],
    ['Starts in 1 hour', times, 10 * day - hour],
    ['Starts in 59 minutes', times, 10 * day - hour + 1],
    ['Starts in 59 seconds', times, 10 * day - minute + 1],
    ['Starts in 1 second', times, 10 * day - second],
    ['Ends in 1 day', times, 10 * day],
    ['Ends in 2 minutes', times, 11 * day - 2 * minute],
    ['Ended 0 seconds ago', times, 11 * day],
    ['Ended 3 days ago', times, 14 * day],
    ['Ended 1 hour ago', times, 11 * day + hour],
    ['Starts in 5 days', forever, 5 * day],
    ['Ongoing', forever, 10 * day],
    ['Ongoing', forever, 900 * day],
  ])('%s', (label, contest, now) => {
    expect(timeLabel(contest, now)).toBe(label);
  });
});

test('D-35 CLIST-5 a contest is not over while it is paused, or when an outage moved its end', () => {
  const hours = (n: number) => new Date(10 * day + n * hour).toISOString();
  expect(timeLabel(times, 11 * day + hour, hours(23))).toBe('Paused');
  expect(timeLabel(times, 12 * day, hours(25))).toBe('Ended 1 day ago');
  const cut = { ...times, removed: [{ fromMs: 10 * day + hour, toMs: 10 * day + 3 * hour }] };
  expect(timeLabel(cut, 11 * day + hour)).toBe('Ends in 1 hour');
});

test('a negative duration reads 0 seconds', () => {
  expect(roughDuration(-5)).toBe('0 seconds');
});

test('CDET-10 CDET-11 CDET-12 CDET-13 the countdown runs to the start, then to the end, then stops', () => {
  expect(countdownOf(times, 'before')).toEqual({ label: 'Starts in', toMs: times.startMs });
  expect(countdownOf(times, 'running')).toEqual({ label: 'Ends in', toMs: times.endMs });
  expect(countdownOf(times, 'ended')).toBeNull();
  expect(countdownOf(forever, 'before')?.label).toBe('Starts in');
  expect(countdownOf(forever, 'running')).toBeNull();
});

test('CDET-7 the duration is the time limit, the time to the end, or unlimited', () => {
  expect(durationText({ timedContest: true, duration: 90 }, null)).toBe('90 minutes');
  expect(durationText({ timedContest: true, duration: 1440 }, null)).toBe('1440 minutes');
  expect(durationText({ timedContest: false, duration: 90 }, null)).toBe('Unlimited');
  expect(durationText({ timedContest: false, duration: null }, null)).toBe('Unlimited');
  // Without a personal limit, participants have until the contest ends.
  expect(durationText({ timedContest: false, duration: null }, 540_000)).toBe('9 minutes, until the end');
});

test('a moment names its time zone', () => {
  expect(contestMoment(Date.UTC(2026, 2, 8, 9, 5))).toMatch(/Mar 8, 2026.*\d\d:05 .+/);
});
