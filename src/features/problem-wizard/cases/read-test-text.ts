import { testCaseBytesMax } from '../../../../contract/limits';
import { messages } from './messages';

export type TestText = { ok: true; text: string } | { ok: false; message: string };

/** Byte for byte. The message names the file and says what to do. */
export function readTestText(path: string, bytes: Uint8Array): TestText {
  const refused = (message: string): TestText => ({ ok: false, message });
  if (bytes.length > testCaseBytesMax) return refused(messages.files.tooLarge(path));
  if (bytes.includes(0)) return refused(messages.files.hasNul(path));
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return refused(messages.files.notText(path));
  }
}
