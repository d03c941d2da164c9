/** ERR-8, ERR-9: heading and message in one line. */
export function errorText({ error, message }: { error: string; message: string }): string {
  return [error, message].filter((part) => part !== '').join(' - ');
}
