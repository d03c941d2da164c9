import { expect, test } from 'vitest';
import { installWay } from './install-ways';

const facts = { touchPoints: 0, isStandalone: false, isSecure: true, canPrompt: false };
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const fenix = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

const instruction = (part: string) => ({ instruction: expect.stringContaining(part) });

test('over plain HTTP the instruction is to use HTTPS', () => {
  expect(installWay({ ...facts, isSecure: false, userAgent: chrome })).toEqual(instruction('HTTPS'));
});

test.each([
  ['an iPhone', { ...facts, userAgent: iphone }, instruction('Add to Home Screen')],
  [
    'an iPad, which says it is a Mac',
    { ...facts, userAgent: mac, touchPoints: 5 },
    instruction('seven days'),
  ],
  ['Safari on a Mac', { ...facts, userAgent: mac }, instruction('Add to Dock')],
  ['Firefox on a phone', { ...facts, userAgent: fenix }, instruction('Install')],
  ['Firefox on a desk', { ...facts, userAgent: firefox }, 'none'],
  ['Chromium that has offered', { ...facts, userAgent: chrome, canPrompt: true }, 'prompt'],
  ['Chromium that has not', { ...facts, userAgent: chrome }, instruction('Install')],
  ['an installed app', { ...facts, userAgent: iphone, isStandalone: true }, 'installed'],
])('%s: %o', (_, given, expected) => expect(installWay(given)).toEqual(expected));
