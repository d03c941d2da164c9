/** The part of an address that opens the messages at one of them. */
const prefix = 'message-';

export const messageHash = (id: string) => `${prefix}${id}`;

/** '': the list. undefined: the address is about something else. */
export const messageOfHash = (hash: string): string | undefined =>
  hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;
