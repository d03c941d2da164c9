import { messages } from './messages';

/** Order matters: browsers that imitate another one come first. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (table: readonly (readonly [string, RegExp])[], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** For example 'Firefox on Android'. */
export function deviceName(userAgent: string): string {
  return messages.device(nameIn(browsers, userAgent), nameIn(systems, userAgent));
}
