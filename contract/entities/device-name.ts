import * as z from 'zod/mini';
import { noNul } from './no-nul';

/** Random. */
export const deviceName = z.string().check(z.minLength(1), z.maxLength(64), noNul);
