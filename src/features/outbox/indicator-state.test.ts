import { expect, test } from 'vitest';
import { indicatorState } from './indicator-state';

const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0, isFailing: false, stopCode: undefined };

test('without problems there is no text and a calm look', () => {
  expect(indicatorState('online', nothing)).toMatchObject({ look: 'calm', short: '' });
  expect(indicatorState('unknown', nothing)).toMatchObject({ look: 'calm', short: '' });
});

test('offline shows the number of unsent items', () => {
  expect(indicatorState('offline', nothing).short).toBe('Offline');
  expect(indicatorState('offline', { ...nothing, waiting: 2 })).toMatchObject({
    short: 'Offline · 2',
    sentence: 'Offline · 2 saved on this device',
  });
});

test('a server that does not answer, or fails, is not called offline', () => {
  expect(indicatorState('offline', { ...nothing, waiting: 1 }, 'works', 'silent').sentence).toBe(
    'No answer from the server · 1 saved on this device',
  );
  expect(indicatorState('offline', nothing, 'works', 'failing').sentence).toBe(
    'Server problem. Everything is on this device',
  );
  // Only the sending request fails, while the server answers others.
  expect(indicatorState('online', { ...nothing, waiting: 1, isFailing: true })).toMatchObject({
    look: 'offline',
    short: 'Server problem · 1',
  });
});

test('OFF-2 while the outbox loads, the sentence does not claim that everything is sent', () => {
  for (const network of ['unknown', 'online', 'offline'] as const) {
    const { short, sentence } = indicatorState(network, undefined);
    expect(sentence).not.toContain('Everything');
    expect(sentence).toContain(short);
  }
});

test('problems that need the user come before the network state', () => {
  expect(indicatorState('offline', { ...nothing, waiting: 3, paused: 1 }, 'ended').sentence).toBe(
    'Sign in to send 1 item',
  );
  expect(indicatorState('online', { ...nothing, waiting: 1, paused: 1, refused: 2 })).toMatchObject({
    look: 'alert',
    sentence: '2 refused: choose what to do',
  });
});

test('an ended sign-in is shown even if no item waits', () => {
  expect(indicatorState('online', nothing, 'ended')).toMatchObject({ look: 'alert', short: 'Sign in' });
  expect(indicatorState('online', nothing, 'none').look).toBe('calm');
});

test('paused items with a working sign-in do not ask for a sign-in', () => {
  expect(indicatorState('online', { ...nothing, paused: 2 }, 'works').sentence).toBe('2 not sent: try again');
  expect(indicatorState('online', { ...nothing, paused: 2 }, 'none').sentence).toBe(
    'Sign in to send 2 items',
  );
});

test('online, items being sent are counted', () => {
  expect(indicatorState('online', { ...nothing, waiting: 1, sending: 1 }).short).toBe('Sending 2');
});

test('items that the judge must check first are waiting, and not being sent', () => {
  expect(indicatorState('online', { ...nothing, waiting: 1, stopCode: 'JUDGE_NEEDED' })).toEqual({
    look: 'waiting',
    short: 'Waiting · 1',
    sentence: 'Waiting · 1 for the judge',
  });
});

test('items wait, and are not being sent, after the server slowed this device down', () => {
  const slowed = { ...nothing, waiting: 2, stopCode: 'TOO_MANY_REQUESTS' };
  expect(indicatorState('online', slowed)).toEqual({
    look: 'waiting',
    short: 'Waiting · 2',
    sentence: 'Waiting · 2, because you sent a lot in a short time',
  });
  expect(indicatorState('online', { ...slowed, stopCode: 'HTTP_429' }).short).toBe('Waiting · 2');
  expect(indicatorState('online', { ...slowed, waiting: 1, sending: 1 }).short).toBe('Sending 2');
});

const counts = [0, 1, 2];
const summaries = counts.flatMap((waiting) =>
  counts.flatMap((refused) => counts.map((paused) => ({ ...nothing, waiting, refused, paused }))),
);

test.each(['unreached', 'silent', 'failing', null] as const)(
  'the sentence contains the visible text, for voice control (%s)',
  (trouble) => {
    const network = trouble ? 'offline' : 'online';
    for (const summary of summaries) {
      for (const signIn of ['works', 'ended', 'none'] as const) {
        const { short, sentence } = indicatorState(network, summary, signIn, trouble);
        expect(sentence).toContain(short);
      }
    }
  },
);
