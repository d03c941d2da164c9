/** Files of a checker, or files added to programs. */
import * as z from 'zod/mini';
import { checkerBytesMax } from '../../limits';
import { ProgramFiles } from '../problem/program-files';

export const SourceFiles = ProgramFiles.check(
  z.minLength(1),
  z.refine(
    (files) => files.reduce((sum, { content }) => sum + content.length, 0) <= checkerBytesMax,
    'The checker’s files are larger than 1 MB.',
  ),
);
