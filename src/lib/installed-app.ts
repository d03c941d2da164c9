/** Opened from its icon, without the browser's bar. src/first-screen/frame/theme.js asks the same before the first paint. */
export function isInstalledApp(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
