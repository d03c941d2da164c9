/**
 * Whether a service worker controls the page. Without one (for example over HTTP) nothing can be loaded
 * while the server is down, so whatever saves the user's work must already be loaded.
 */
export function isServedFromDevice(): boolean {
  return navigator.serviceWorker?.controller != null;
}
