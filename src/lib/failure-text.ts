import { messages } from './messages';

/** Browser messages of a failed `import()`; they have no error code. */
const missingPart = /dynamically imported module|importing a module script failed|preload css/i;

/** A user message for anything thrown. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!missingPart.test(message)) return message;
  return messages.partNotLoaded;
}
