import type { UsableProblem } from '../../../data/wizards/usable-problems';

/** D-2: every word must be in the title, id, type, difficulty or a tag. */
export function matching(problems: readonly UsableProblem[], query: string): UsableProblem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...problems];
  return problems.filter(({ title, id, type, difficulty, tags }) => {
    const text = [title, id, type, difficulty, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
