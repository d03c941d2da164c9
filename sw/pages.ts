import { fileAddress } from '../contract/rules/file-address';

/** Addresses (path and query) in our scope that are not pages of the app. */
export const notPages: RegExp[] = [
  /^\/api(\/|$|\?)/,
  /^\/identitytoolkit\.googleapis\.com\//,
  /^\/securetoken\.googleapis\.com\//,
  // Firebase's helper pages, if a proxy serves them on our host.
  /^\/__\//,
  fileAddress,
];
