import * as z from 'zod/mini';
import { sentence } from '../translation';

// Our CSP forbids `new Function`, which zod otherwise uses to compile schemas.
z.config({ jitless: true });

/** `member`: top-level name of the invalid value. */
export type Checked<T> = { ok: true; value: T } | { ok: false; message: string; member?: string };

/** The message contains the first issue and its path. */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const [member] = issue?.path ?? [];
  return {
    ok: false,
    message: sentence(issue?.message ?? 'Invalid value'),
    member: typeof member === 'string' ? member : undefined,
  };
}
