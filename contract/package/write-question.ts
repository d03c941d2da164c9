import { stringify } from 'yaml';
import type { CreateQuestion } from '../entities/question';
import { questionFile } from './read-question';
import { helpFiles } from './solution-files';

/** `readQuestion` returns the same question. */
export function writeQuestion(question: CreateQuestion): Record<string, string> {
  const { hints, editorial, ...fields } = question;
  return { [questionFile]: stringify(fields), ...helpFiles({ hints, editorial }) };
}
