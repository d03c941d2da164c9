import { expect, test } from 'vitest';
import { Deadline } from './deadline';

function clockAt(start: number) {
  const clock = { ms: start };
  return { clock, deadline: new Deadline(() => clock.ms) };
}

function pollOnce(deadline: Deadline): boolean {
  return Array.from({ length: 16 }, () => deadline.poll()).some(Boolean);
}

test('fires when its time is over, and not before', () => {
  const { clock, deadline } = clockAt(1000);
  deadline.arm(500);
  clock.ms = 1499;
  expect(pollOnce(deadline)).toBe(false);
  expect(deadline.passed).toBe(false);
  clock.ms = 1500;
  expect(pollOnce(deadline)).toBe(true);
  expect(deadline.passed).toBe(true);
});

test('leaves a grace period after firing, then fires again', () => {
  const { clock, deadline } = clockAt(0);
  deadline.arm(100);
  clock.ms = 100;
  expect(pollOnce(deadline)).toBe(true);
  clock.ms = 110;
  expect(pollOnce(deadline)).toBe(false);
  clock.ms = 125;
  expect(pollOnce(deadline)).toBe(true);
});

test('never fires when disarmed', () => {
  const { clock, deadline } = clockAt(0);
  deadline.arm(100);
  deadline.disarm();
  deadline.expire();
  clock.ms = 10_000;
  expect(pollOnce(deadline)).toBe(false);
});

test('fires at the next poll after expire', () => {
  const { deadline } = clockAt(0);
  deadline.arm(10_000);
  deadline.expire();
  expect(deadline.poll()).toBe(true);
});

test('arming resets it', () => {
  const { clock, deadline } = clockAt(0);
  deadline.arm(1);
  clock.ms = 5;
  pollOnce(deadline);
  deadline.arm(100);
  expect(deadline.passed).toBe(false);
  expect(pollOnce(deadline)).toBe(false);
});
