import { stringify } from 'yaml';
import type { CreateQuestion } from '../entities/question';
import { questionFile } from './read-question';

/** A question as a package: one file, and all of it. What `readQuestion` makes of it is the same question. */
export function writeQuestion(question: CreateQuestion): Record<string, string> {
  return { [questionFile]: stringify(question) };
}
