import { stringify } from 'yaml';
import type { CreateQuestion } from '../entities/question';
import { helpFiles } from './judging/solution-files';
import { questionFile } from './read-question';
import { imageFiles } from './statement/write-texts';

/** `readQuestion` returns the same question. */
export function writeQuestion(question: CreateQuestion): Record<string, string | Uint8Array> {
  const { hints, editorial, images, ...fields } = question;
  return {
    [questionFile]: stringify(fields),
    ...helpFiles({ hints, editorial }),
    ...imageFiles({ images, hints, editorial }),
  };
}
