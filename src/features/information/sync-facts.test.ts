import { expect, test } from 'vitest';
import { syncFacts } from './sync-facts';

const now = Date.UTC(2030, 0, 1);
const calm = { network: 'online', leader: true, lastContactAt: now - 60_000 } as const;
const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0 };
const told = (...given: Parameters<typeof syncFacts>) =>
  Object.fromEntries(syncFacts(...given).map(({ name, value }) => [name, value]));

test('a state without problems has a plain text', () => {
  expect(told(calm, nothing, 12, now)).toEqual({
    Network: 'Online',
    'Last contact': '1 minute ago',
    'Sending tab': 'This tab',
    'Waiting to be sent': 'Nothing',
    Clock: 'Same as the server’s',
  });
});

test('all queued items on this device count, and refused items are counted separately', () => {
  const facts = syncFacts(calm, { waiting: 1, sending: 1, paused: 2, refused: 3 }, 0, now);
  expect(facts.find(({ name }) => name === 'Waiting to be sent')).toMatchObject({
    value: '4 items',
    detail: '3 items refused by the server',
  });
});

test('a wrong clock is shown with its direction', () => {
  expect(told(calm, nothing, 90_000, now).Clock).toBe('90.0 s behind the server’s');
  expect(told(calm, nothing, -2000, now).Clock).toBe('2.0 s ahead of the server’s');
});
