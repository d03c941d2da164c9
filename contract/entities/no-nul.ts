import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL in text or JSON. */
export const noNul = z.refine<string>((value) => !value.includes('\0'), 'NUL characters are not allowed.');
