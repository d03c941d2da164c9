import { expect, test } from 'vitest';
import type { JoinInfo } from '../../../contract/join/join-info';
import { joinState, secureOrigin } from './join-state';
import { systemTexts } from './steps/system-texts';
import { systemNames, systemOf } from './steps/systems';

const info: JoinInfo = {
  time: '2026-11-25T09:00:00.000Z',
  name: 'codeferry.local',
  http: ['http://192.168.1.5:8080', 'http://codeferry.local:8080'],
  https: ['https://192.168.1.5:8443', 'https://codeferry.local:8443'],
  authority: { name: 'Codeferry on laptop', fingerprint: 'AA:BB' },
  certificate: { validFrom: '2026-09-26T09:00:00.000Z', validUntil: '2027-10-28T09:00:00.000Z' },
};
const now = Date.parse(info.time);
const work = { entries: 0, drafts: 0 };

test.each([
  ['unreachable', { info: undefined }],
  ['off', { info: 'none' as const }],
  ['untrusted', {}],
  ['joined', { isTrusted: true }],
  ['wrongClock', { now: Date.parse('2020-01-01') }],
  ['wrongClock', { now: Date.parse('2030-01-01') }],
  ['workWaits', { isTrusted: true, work: { entries: 1, drafts: 0 } }],
  ['workWaits', { isTrusted: true, work: { entries: 0, drafts: 2 } }],
  ['untrusted', { work: { entries: 1, drafts: 0 } }],
])('the state is %s with %o', (type, findings) => {
  expect(joinState({ info, isTrusted: false, now, work, ...findings }).type).toBe(type);
});

test('HTTPS is tested at the host that the device opened, because it can reach that one', () => {
  expect(secureOrigin(info, 'codeferry.local')).toBe('https://codeferry.local:8443');
  expect(secureOrigin(info, 'laptop.lan')).toBe('https://192.168.1.5:8443');
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/130.0', 0, 'macos'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/130.0', 0, 'windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0 Safari/537.36', 0, 'chromeos'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36', 0, 'linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 0, 'firefox'],
])('%s with %i touch points is %s', (userAgent, touchPoints, system) => {
  expect(systemOf(userAgent, touchPoints)).toBe(system);
});

test('no system needs more than five steps, and each step has a picture', () => {
  for (const name of systemNames) {
    const { steps } = systemTexts[name];
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(steps.every(({ picture }) => picture.rows || picture.button)).toBe(true);
  }
});
