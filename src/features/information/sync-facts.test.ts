import { expect, test } from 'vitest';
import { syncFacts } from './sync-facts';

const now = Date.UTC(2030, 0, 1);
const calm = { network: 'online', leader: true, lastContactAt: now - 60_000 } as const;
const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0 };
const told = (...given: Parameters<typeof syncFacts>) =>
  Object.fromEntries(syncFacts(...given).map(({ name, value }) => [name, value]));

test('a calm state is told in plain words', () => {
  expect(told(calm, nothing, 12, now)).toEqual({
    Network: 'Online',
    'Last contact': '1 minute ago',
    'Sent by': 'This tab',
    'To be sent': 'Nothing',
    Clock: 'As the server’s',
  });
});

test('what is queued on this device counts whatever it waits for; refused items are told apart', () => {
  const facts = syncFacts(calm, { waiting: 1, sending: 1, paused: 2, refused: 3 }, 0, now);
  expect(facts.find(({ name }) => name === 'To be sent')).toMatchObject({
    value: '4 items',
    detail: '3 items refused by the server',
  });
});

test('a clock that goes wrong is told with its direction', () => {
  expect(told(calm, nothing, 90_000, now).Clock).toBe('90.0 s behind the server’s');
  expect(told(calm, nothing, -2000, now).Clock).toBe('2.0 s ahead of the server’s');
});
