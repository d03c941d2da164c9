export const systemNames = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'firefox'] as const;
/** firefox: on Linux and ChromeOS it has a store of certificates of its own. */
export type SystemName = (typeof systemNames)[number];

/** @param touchPoints iPads identify as Macs, but Macs have no touch screen */
export function systemOf(userAgent: string, touchPoints: number): SystemName {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /CrOS/.test(userAgent) ? 'chromeos' : 'linux';
}

/** The authority in the form that the system opens. */
export const authorityFile: Record<SystemName, string> = {
  android: 'codeferry.crt',
  ios: 'codeferry.mobileconfig',
  windows: 'codeferry.cer',
  macos: 'codeferry.crt',
  chromeos: 'codeferry.crt',
  linux: 'codeferry.crt',
  firefox: 'codeferry.crt',
};
