import { expect, test } from 'vitest';
import { dateWork, type WorkChain, workText } from './work-chain';

const noon = Date.parse('2030-01-07T12:00:00.000Z');
const minute = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const link = (more: object = {}) => ({
  device: 'laptop',
  sequence: 4,
  previousHash: 'h3',
  writtenTime: iso(noon),
  deviceTime: iso(noon),
  ...more,
});
const chain = (more: Partial<WorkChain> = {}): WorkChain => ({
  sequence: 3,
  previousHash: 'h3',
  lastWrittenMs: noon - 5 * minute,
  ...more,
});
const late = noon + 90 * minute;

test('work that arrives at once counts from its arrival', () => {
  expect(dateWork(chain(), link(), noon + 2000)).toEqual({ writtenMs: noon + 2000, doubt: null });
});

test('work that was written offline counts from the time of writing', () => {
  expect(dateWork(chain(), link(), late)).toEqual({ writtenMs: noon, doubt: null });
});

test.each([
  ['chainBroken', link({ sequence: 5 }), chain()],
  ['chainBroken', link({ previousHash: 'other' }), chain()],
  ['timeWentBack', link(), chain({ lastWrittenMs: noon + minute })],
  ['clockSetBack', link({ clockSetBack: true }), chain()],
  ['beforeContact', link(), chain({ contact: { atMs: noon + minute, sequence: 3 } })],
  ['timesDisagree', link({ writtenTime: iso(late + minute) }), chain()],
] as const)('%s: the arrival counts', (doubt, entry, known) => {
  expect(dateWork(known, entry, late)).toEqual({ writtenMs: late, doubt });
});

test('a contact that named the entry is no contradiction', () => {
  const known = chain({ contact: { atMs: noon + minute, sequence: 4 } });
  expect(dateWork(known, link(), late)).toEqual({ writtenMs: noon, doubt: null });
});

test('the hash covers the content, the place and the times', () => {
  const what = { problemID: 'P', language: 'PYTHON3', content: 'x' };
  const texts = [
    workText(link(), what),
    workText(link(), { ...what, content: 'y' }),
    workText(link({ sequence: 5 }), what),
    workText(link({ writtenTime: iso(noon + 1) }), what),
    workText(link({ device: 'phone' }), what),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});
