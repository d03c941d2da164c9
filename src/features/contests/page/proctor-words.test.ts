import { expect, test } from 'vitest';
import { noFullScreen, proctorRules } from './proctor-words';

test('PROC-10 PROC-11 who registers reads how many warnings there are, and that 0 means no limit', () => {
  expect(proctorRules(3, true).join(' ')).toContain('More than 3 warnings disqualifies you');
  expect(proctorRules(0, true).join(' ')).toContain('no limit');
});

test('PROC-2 PROC-4 the time to come back is said', () => {
  expect(proctorRules(3, true).join(' ')).toContain('15 seconds to return before you are disqualified');
});

test('a device without full screen is promised no full screen, and told what counts instead', () => {
  const rules = [...proctorRules(2, false), noFullScreen].join(' ');
  expect(rules).not.toContain('leave full screen');
  expect(rules).toContain('leave the window');
});
