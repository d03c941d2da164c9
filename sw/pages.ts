/** Addresses (path and query) within our scope that are not pages of the app. */
export const notPages: RegExp[] = [
  /^\/api(\/|$|\?)/,
  /^\/identitytoolkit\.googleapis\.com\//,
  /^\/securetoken\.googleapis\.com\//,
  // Firebase's helper pages, where a proxy puts them on our own host.
  /^\/__\//,
  /^\/rt\//,
  // A file: its last part has an extension.
  /^[^?]*\/[^/?]*\.[a-z0-9]+(\?|$)/i,
];
