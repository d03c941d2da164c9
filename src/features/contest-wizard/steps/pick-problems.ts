import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { sentence } from '../../../lib/translation';
import { messages } from '../../../parts/authoring/messages';

/** D-2: every word must be in the title, id, type, difficulty or a tag, also as the row shows them. */
export function matching(problems: readonly UsableProblem[], query: string): UsableProblem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...problems];
  return problems.filter(({ title, id, type, difficulty, tags }) => {
    const shown = [messages.types[type], sentence(difficulty)];
    const text = [title, id, type, difficulty, ...shown, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
