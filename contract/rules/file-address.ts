/**
 * Addresses of files, with or without a query. A missing file is a 404, not a page of the app. Only names in the
 * root need the check for an extension: deeper pages end with free text (`/users/anna.b`, `/tags/node.js`).
 */
export const fileAddress = /^\/((assets|rt|screenshots|\.well-known)(\/|\?|$)|[^/?]*\.[a-z0-9]+(\?|$))/i;
