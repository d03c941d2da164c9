/** Reading problems and their list, as a page does. */
import { expect } from 'vitest';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem/problem';
import { difficulties } from '../../../contract/limits';
import { request } from '../client';

export function problemReader(url: () => string) {
  const list = async (body: object, token?: string): Promise<ProblemListItem[]> => {
    const answer = await request<ProblemListItem[]>(`${url()}/api/problem/get-all`, body, { token });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return {
    list,
    open: (problemID: string, token?: string) =>
      request<{ problems: ProblemDetail[]; errorCode?: string }>(
        `${url()}/api/problem/get`,
        { problemID },
        { token },
      ),
    /** All pages of the list. */
    readAll: async (body: object, between = async () => {}): Promise<ProblemListItem[]> => {
      const all: ProblemListItem[] = [];
      for (;;) {
        const page = await list({ ...body, lastSeenId: all.at(-1)?._id ?? null });
        all.push(...page);
        if (page.length === 0) return all;
        await between();
      }
    },
  };
}

const rank = ({ difficulty = 'easy' }: ProblemListItem) => difficulties.indexOf(difficulty);
const name = ({ title }: ProblemListItem) => (title ?? '').normalize('NFKD').replace(/\W/g, '').toLowerCase();

/** The ascending orders of the list. */
export const orderOf: Record<
  'title' | 'difficulty' | 'newest',
  (a: ProblemListItem, b: ProblemListItem) => number
> = {
  title: (a, b) => name(a).localeCompare(name(b)),
  difficulty: (a, b) => rank(a) - rank(b),
  newest: (a, b) => (a._id < b._id ? 1 : -1),
};
