import { expect, test } from 'vitest';
import { draftLimits } from '../../contract/limits';
import { deviceName } from './device-name';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', 'Firefox on Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['', 'A browser on another device'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(draftLimits.deviceLengthMax);
});
