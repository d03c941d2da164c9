/** Files of a checker, or files added to programs. */
import * as z from 'zod/mini';
import { checkerBytesMax, checkerFilesMax } from '../../limits';
import { haveDifferentPaths, haveNoFolderPath, ProgramFile } from '../program-files';

export const SourceFiles = z.array(ProgramFile).check(
  z.minLength(1),
  z.maxLength(checkerFilesMax),
  z.refine(
    (files) => files.reduce((sum, { content }) => sum + content.length, 0) <= checkerBytesMax,
    'The checker’s files are larger than 1 MB.',
  ),
  z.refine(haveDifferentPaths, 'Two of the checker’s files have the same path.'),
  z.refine(haveNoFolderPath, 'One of the checker’s files has the same path as a folder.'),
);
