import * as z from 'zod/mini';
import { contestManageLimits } from '../../limits';
import { noNul } from '../no-nul';

export const ContestSlug = z.string().check(z.minLength(1), z.maxLength(64), noNul);
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(contestManageLimits.messageLengthMax), noNul);
