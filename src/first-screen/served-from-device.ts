/**
 * Without a service worker (for example over HTTP) nothing can be loaded while the server is down, so code
 * that saves the user's work must be loaded before.
 */
export function isServedFromDevice(): boolean {
  return navigator.serviceWorker?.controller != null;
}
