import { stringify } from 'yaml';
import type { CreateQuestion } from '../entities/question';
import { questionFile } from './read-question';

/** `readQuestion` returns the same question. */
export function writeQuestion(question: CreateQuestion): Record<string, string> {
  return { [questionFile]: stringify(question) };
}
