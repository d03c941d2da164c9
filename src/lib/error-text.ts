/** ERR-8, ERR-9: heading and sentence of a server's error as one line; the one of them if there is only one. */
export function errorText({ error, message }: { error: string; message: string }): string {
  return [error, message].filter((part) => part !== '').join(' - ');
}
