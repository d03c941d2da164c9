import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { contestManageLimits } from './manage-limits';

export const ContestSlug = z.string().check(z.minLength(1), z.maxLength(64), noNul);
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(contestManageLimits.messageLengthMax), noNul);
