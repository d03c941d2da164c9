/** How browsers say that an `import()` found no file. Each has words of its own and none a code. */
const missingPart = /dynamically imported module|importing a module script failed|preload css/i;

/** What went wrong, in words for the page. `error`: whatever was thrown. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!missingPart.test(message)) return message;
  return 'A part of Codeferry could not be loaded. Try again when the network is back.';
}
