/** Order matters: browsers that imitate another one come first. */
const browsers = [
  ['codeferry', /^codeferry-cli\b/],
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
  ['Linux', /\bLinux\b/i],
] as const;

const nameIn = (table: readonly (readonly [string, RegExp])[], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** Product names, the same in all languages; undefined: unknown. */
export interface DeviceNames {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** The names in a `User-Agent` header. */
export function deviceNames(userAgent: string): DeviceNames {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}
