import * as z from 'zod/mini';

/** No NUL: the one character that the database cannot store, in a text or in JSON. */
export const noNul = z.refine<string>((value) => !value.includes('\0'), 'NUL characters are not allowed.');
