import * as z from 'zod/mini';

// Our content security policy forbids compiling schemas with `new Function`; zod must not even try.
z.config({ jitless: true });

/** `member`: the first part of the place that is wrong. */
export type Checked<T> = { ok: true; value: T } | { ok: false; message: string; member?: string };

/** Parses by a schema of the contract; the message is the first thing that is wrong, with its place. */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const [member] = issue?.path ?? [];
  return {
    ok: false,
    message: issue?.message ?? 'Invalid value',
    member: typeof member === 'string' ? member : undefined,
  };
}
