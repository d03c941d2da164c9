import { expect, test } from 'vitest';
import { describeSync } from './sync-words';

const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0 };

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
  expect(describeSync('online', { waiting: 1, sending: 0, paused: 1, refused: 2 })).toMatchObject({
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

test('the sentence holds what stands beside the icon, so that it can be asked for by its visible name', () => {
  const counts = [0, 1, 2];
  for (const network of ['online', 'offline'] as const) {
    for (const signIn of ['works', 'ended', 'none'] as const) {
      for (const waiting of counts) {
        for (const refused of counts) {
          for (const paused of counts) {
            const { short, sentence } = describeSync(
              network,
              { waiting, sending: 0, refused, paused },
              signIn,
            );
            expect(sentence).toContain(short);
          }
        }
      }
    }
  }
});
