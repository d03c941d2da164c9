/** Access to the network, the app's data or another worker. */
const outsideAccess = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'importScripts',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
] as const;

/** Parts of `navigator` that store or send data. */
const outsideNavigator = [
  'storage',
  'locks',
  'serviceWorker',
  'sendBeacon',
  'storageBuckets',
  'clipboard',
] as const;

/**
 * Removes these from the worker's scope and its prototypes; code that needs one keeps a reference first.
 * The CSP is the main protection; this covers the rest, like stored data of the origin.
 */
export function closeScope(scope: object): void {
  removeAll(scope, outsideAccess);
  if ('navigator' in scope) removeAll(scope.navigator as object, outsideNavigator);
}

function removeAll(start: object, names: readonly string[]): void {
  for (const name of names) {
    let holder: object | null = start;
    while (holder && holder !== Object.prototype) {
      Reflect.deleteProperty(holder, name);
      holder = Reflect.getPrototypeOf(holder);
    }
    if (name in start) {
      Object.defineProperty(start, name, { value: undefined, writable: false, configurable: false });
    }
  }
}
