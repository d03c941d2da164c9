import { useLiveQuery } from 'dexie-react-hooks';
import { isQuestionType } from '../../../../../contract/rules/question-type';
import { accountKey } from '../../../../auth/session';
import { listChallenges } from '../../../../data/copies/challenges';
import { allContests } from '../../../../data/copies/contests';
import { usableProblems } from '../../../../data/wizards/usable-problems';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { pullUsableProblemsOnce } from '../../../../sync/authoring/pull-usable-problems';
import { pullChallenges } from '../../../../sync/pull/pull-challenges';
import { pullContests } from '../../../../sync/pull/pull-contests';
import type { TaskForm } from './assignment-form';

export interface TaskChoice extends Omit<TaskForm, 'solution'> {
  tags: readonly string[];
  isPrivate: boolean;
}

/** Problems, questions, challenges and contests that the teacher can read, from this device. */
export function useTaskChoices(): { choices: TaskChoice[] | undefined; isPulling: boolean } {
  const { pulling } = usePull('task choices', async () => {
    const [problems] = await Promise.all([pullUsableProblemsOnce(), pullChallenges(), pullContests()]);
    return problems;
  });
  return { choices: useLiveQuery(readChoices), isPulling: pulling };
}

async function readChoices(): Promise<TaskChoice[]> {
  const [problems, challenges, contests] = await Promise.all([
    usableProblems(accountKey()),
    listChallenges(),
    allContests(),
  ]);
  return [
    ...challenges.map(({ url, name, tags }) => ({
      ...({ kind: 'challenge', name: url, title: name, tags, isPrivate: false } as const),
    })),
    ...contests.map(({ contestSlug, name, tags, public: isPublic }) => ({
      ...({ kind: 'contest', name: contestSlug, title: name, tags, isPrivate: !isPublic } as const),
    })),
    ...problems.map(({ id, title, tags, type, public: isPublic }) => ({
      kind: isQuestionType(type) ? ('quiz' as const) : ('problem' as const),
      name: id,
      title,
      tags,
      isPrivate: isPublic === false,
    })),
  ];
}

/** Every word is in the title, the id, the kind or a tag. */
export function matchingChoices(choices: readonly TaskChoice[], query: string): TaskChoice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ title, name, kind, tags }) => {
    const text = [title, name, kind, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
