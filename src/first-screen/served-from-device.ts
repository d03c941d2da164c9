/**
 * Whether a service worker answers for this page. Without one, as over plain HTTP, a part of the app that was not loaded before the server
 * went cannot be loaded later: what saves somebody's work must be there already.
 */
export function isServedFromDevice(): boolean {
  return navigator.serviceWorker?.controller != null;
}
