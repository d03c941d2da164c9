import { expect, test } from 'vitest';
import { messages } from './messages';

const { rules, noFullScreen } = messages.proctoring;

test('PROC-10 PROC-11 the proctoring rules name the maximum of warnings, and 0 means no limit', () => {
  expect(rules(3, 0, true).join(' ')).toContain('More than 3 warnings disqualifies you');
  expect(rules(0, 0, true).join(' ')).toContain('no limit');
});

test('PROC-2 PROC-4 the proctoring rules name the time to return', () => {
  expect(rules(3, 0, true).join(' ')).toContain('15 seconds to return before you are disqualified');
});

test('the rules for a device without full screen do not mention full screen, but the window', () => {
  const text = [...rules(2, 0, false), noFullScreen].join(' ');
  expect(text).not.toContain('leave full screen');
  expect(text).toContain('leave the window');
});

test('PROC-6 the rules say whether each absence or the total time away gives warnings', () => {
  expect(rules(3, 0, true).join(' ')).toMatch(/leave full screen .*you get a warning\./);
  const total = rules(3, 20, true).join(' ');
  expect(total).toContain('a warning for each 20 seconds away in total');
  expect(total).not.toMatch(/device, you get a warning/);
});
