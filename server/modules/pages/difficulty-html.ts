import type { Difficulty } from '../../../contract/limits';

const waves = { easy: 1, medium: 2, hard: 3 } as const;
const wave = 'c1.6 0 1.6-1.5 3.2-1.5s1.6 1.5 3.2 1.5 1.6-1.5 3.2-1.5 1.6 1.5 3.2 1.5';

/** As in src/parts/problem/difficulty-mark. */
export function difficultyHtml(difficulty: Difficulty, label: string): string {
  const lines = [11.5, 7.75, 4].map(
    (y, at) => `<path d="M1 ${y}${wave}" opacity="${at < waves[difficulty] ? 1 : 0.22}"></path>`,
  );
  return `<span class="boot-mark ${difficulty}"><svg width="15" height="14" viewBox="0 0 15 14" aria-hidden="true">${lines.join('')}</svg>${label}</span>`;
}
