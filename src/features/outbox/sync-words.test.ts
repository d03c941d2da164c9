import { expect, test } from 'vitest';
import { describeSync } from './sync-words';

const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0, isFailing: false };

test('all is well: no word, a calm sign', () => {
  expect(describeSync('online', nothing)).toMatchObject({ look: 'calm', short: '' });
  expect(describeSync('unknown', nothing)).toMatchObject({ look: 'calm', short: '' });
});

test('offline says how much waits on this device', () => {
  expect(describeSync('offline', nothing).short).toBe('Offline');
  expect(describeSync('offline', { ...nothing, waiting: 2 })).toMatchObject({
    short: 'Offline · 2',
    sentence: 'Offline · 2 saved on this device',
  });
});

test('a server that does not answer, or fails, is not called offline', () => {
  expect(describeSync('offline', { ...nothing, waiting: 1 }, 'works', 'silent').sentence).toBe(
    'No answer from the server · 1 saved on this device',
  );
  expect(describeSync('offline', nothing, 'works', 'failing').sentence).toBe(
    'Server problem. Everything is on this device',
  );
  // Only the sending request fails, while the server answers others.
  expect(describeSync('online', { ...nothing, waiting: 1, isFailing: true })).toMatchObject({
    look: 'offline',
    short: 'Server problem · 1',
  });
});

test('OFF-2 before the queue was read nobody is told that all of it is sent', () => {
  for (const network of ['unknown', 'online', 'offline'] as const) {
    const { short, sentence } = describeSync(network, undefined);
    expect(sentence).not.toContain('Everything');
    expect(sentence).toContain(short);
  }
});

test('what needs a person goes before the state of the network', () => {
  expect(describeSync('offline', { ...nothing, waiting: 3, paused: 1 }, 'ended').sentence).toBe(
    'Sign in to send 1 item',
  );
  expect(describeSync('online', { ...nothing, waiting: 1, paused: 1, refused: 2 })).toMatchObject({
    look: 'alert',
    sentence: '2 refused: your decision',
  });
});

test('an ended sign-in is said even when nothing waits for it', () => {
  expect(describeSync('online', nothing, 'ended')).toMatchObject({ look: 'alert', short: 'Sign in' });
  expect(describeSync('online', nothing, 'none').look).toBe('calm');
});

test('what stopped although the sign-in works is not answered with a sign-in', () => {
  expect(describeSync('online', { ...nothing, paused: 2 }, 'works').sentence).toBe('2 not sent: try again');
  expect(describeSync('online', { ...nothing, paused: 2 }, 'none').sentence).toBe('Sign in to send 2 items');
});

test('online, what is on its way is counted', () => {
  expect(describeSync('online', { ...nothing, waiting: 1, sending: 1 }).short).toBe('Sending 2');
});

const counts = [0, 1, 2];
const summaries = counts.flatMap((waiting) =>
  counts.flatMap((refused) => counts.map((paused) => ({ ...nothing, waiting, refused, paused }))),
);

test.each(['unreached', 'silent', 'failing', null] as const)(
  'the sentence holds what stands beside the icon, so that it can be asked for by its visible name (%s)',
  (trouble) => {
    const network = trouble ? 'offline' : 'online';
    for (const summary of summaries) {
      for (const signIn of ['works', 'ended', 'none'] as const) {
        const { short, sentence } = describeSync(network, summary, signIn, trouble);
        expect(sentence).toContain(short);
      }
    }
  },
);
