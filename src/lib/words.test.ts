import { expect, test } from 'vitest';
import {
  byteText,
  counted,
  durationText,
  exactTimeAgo,
  momentText,
  secondsText,
  timeAgo,
  usedMemoryText,
} from './words';

const now = Date.UTC(2030, 5, 1, 12);

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 5, '3 hours ago'],
  [2 * 86_400_000, '2 days ago'],
  [400 * 86_400_000, '1 year ago'],
  [-5000, 'just now'],
])('%i ms back reads %s', (backMs, text) => {
  expect(timeAgo(now - backMs, now)).toBe(text);
});

test('exact ages are shown in seconds below a minute', () => {
  expect([4000, 25_000, 60_000].map((backMs) => exactTimeAgo(now - backMs, now))).toEqual([
    'just now',
    '25 seconds ago',
    '1 minute ago',
  ]);
});

test('whole numbers have their groups', () => {
  expect([1, 999, 1000, 12_345, 1_234_567].map((count) => counted(count, 'byte'))).toEqual([
    '1 byte',
    '999 bytes',
    '1,000 bytes',
    '12,345 bytes',
    '1,234,567 bytes',
  ]);
});

test('amounts have their unit', () => {
  expect([byteText(812), byteText(64_200), byteText(4_600_000)]).toEqual(['812 B', '64 kB', '4.6 MB']);
  expect(byteText(2_400_000_000)).toBe('2.4 GB');
  expect([usedMemoryText(392), usedMemoryText(4_600_000)]).toEqual(['< 1 MB', '4.6 MB']);
  expect([durationText(84.6), durationText(1234)]).toEqual(['85 ms', '1.2 s']);
  expect([secondsText(1000), secondsText(500), secondsText(2500)]).toEqual(['1 s', '0.5 s', '2.5 s']);
  expect([counted(1, 'item'), counted(1200, 'item')]).toEqual(['1 item', '1,200 items']);
});

test('a moment of today is a time, another one has its day', () => {
  const noon = new Date(2026, 10, 3, 12, 0).getTime();
  expect(momentText(new Date(2026, 10, 3, 9, 5).getTime(), noon)).toBe('09:05');
  expect(momentText(new Date(2026, 10, 2, 0, 30).getTime(), noon)).toBe('Nov 2, 2026, 00:30');
});
