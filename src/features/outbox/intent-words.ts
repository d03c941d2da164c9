import { type Language, languageLabels } from '../../../contract/limits';
import { verdictLabels } from '../../../contract/rules/verdicts';
import type { OutboxKind, ThingRows } from '../../data/intents/registry';

export type Place =
  | { to: '/code/$problemID' | '/quiz/$problemID'; problemID: string }
  | { to: '/profile' }
  | { to: '/contests/create' }
  | { to: '/problems/create' }
  | { to: '/problems/$problemID'; problemID: string }
  | { to: '/contests/$contestSlug'; contestSlug: string }
  | { to: '/contests/$contestSlug/code'; contestSlug: string; problemID: string };

export interface IntentWords<Row> {
  name: string;
  detail(row: Row): string;
  place(row: Row): Place | null;
  isFixed?: boolean;
  /** The result, or what the entry waits for; absent for kinds without judging. */
  end?(row: Row): { end: string; good: boolean };
  times?(row: Row): { label: string; atMs: number | undefined }[];
  note?(row: Row): string | null;
  file?(row: Row): { name: string; text: string };
  /** `/offline` can import the file. */
  isSavedWhole?: boolean;
  /** Without its row there is nothing to show: a later entry replaced it. */
  isReplaced?: boolean;
}

const excerptLength = 60;
const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;

const fieldWords: Record<string, string> = {
  displayName: 'display name',
  avatar: 'picture',
  preferences: 'settings',
};

const extensions: Record<Language, string> = {
  PYTHON3: 'py',
  JAVA8: 'java',
  CPP17: 'cpp',
  JAVASCRIPT_NODE: 'js',
};

type ForProblem = { problemID: string; contestSlug?: string };
/** Contest code and answers are separate, and a contest's problems may exist nowhere else. */
const placeIn = (outside: '/code/$problemID' | '/quiz/$problemID') => {
  return ({ problemID, contestSlug }: ForProblem): Place =>
    contestSlug === undefined
      ? { to: outside, problemID }
      : { to: '/contests/$contestSlug/code', contestSlug, problemID };
};
const program = ({ problemID, language, code }: { problemID: string; language: Language; code: string }) => ({
  name: `${problemID}.${extensions[language]}`,
  text: code,
});
const contestPage = ({ contestSlug }: { contestSlug: string }): Place => ({
  to: '/contests/$contestSlug',
  contestSlug,
});
const contestName = (row: { contestName: string }) => row.contestName;

export const intentWords: { readonly [K in OutboxKind]: IntentWords<ThingRows[K]> } = {
  codeSubmit: {
    name: 'Code',
    detail: ({ language }) => languageLabels[language],
    place: placeIn('/code/$problemID'),
    end({ state }) {
      const verdict = state?.verdict;
      return { end: verdict ? verdictLabels[verdict] : 'Verdict', good: verdict === 'AC' };
    },
    times: ({ judgingAt, judgedAt }) => [
      { label: 'judging began', atMs: judgingAt },
      { label: 'judged', atMs: judgedAt },
    ],
    note({ state, contest }) {
      const standing = state?.contest ?? contest;
      if (standing?.state !== 'held' && standing?.state !== 'refused') return null;
      const what = standing.state === 'held' ? 'Held for review.' : 'Does not count.';
      return standing.reason ? `${what} ${standing.reason}` : what;
    },
    file: program,
  },
  answersSubmit: {
    name: 'Answer',
    detail: () => 'Answer',
    place: placeIn('/quiz/$problemID'),
    end({ result }) {
      if (!result) return { end: 'Result', good: false };
      return { end: result.correct ? 'Right' : 'Not right', good: result.correct };
    },
    file: ({ problemID, answer }) => ({
      name: `${problemID}.json`,
      text: JSON.stringify({ problemID, answer }, null, 2),
    }),
  },
  codeRun: {
    name: 'Run of the samples',
    detail: ({ language }) => `Run of the samples, ${languageLabels[language]}`,
    place: placeIn('/code/$problemID'),
    end: ({ receipt }) =>
      receipt === 'judged' ? { end: 'Samples run', good: true } : { end: 'Run of the samples', good: false },
    file: program,
    isReplaced: true,
  },
  profileUpdate: {
    name: 'Profile',
    detail: ({ changes }) =>
      Object.keys(changes)
        .map((field) => fieldWords[field] ?? field)
        .join(', '),
    place: () => ({ to: '/profile' }),
    file: ({ changes }) => ({ name: 'profile.json', text: JSON.stringify(changes, null, 2) }),
  },
  bugReport: {
    name: 'Report',
    detail: ({ description }) => excerpt(description),
    place: () => null,
    file: ({ description }) => ({ name: 'report.txt', text: description }),
  },
  contestRegister: { name: 'Registration', detail: contestName, place: contestPage, isFixed: true },
  contestFinish: { name: 'End of a contest', detail: contestName, place: contestPage, isFixed: true },
  contestEvents: { name: 'Proctoring', detail: contestName, place: contestPage, isFixed: true },
  contestAsk: {
    name: 'Question to the organiser',
    detail: ({ text }) => excerpt(text),
    place: contestPage,
    file: ({ text }) => ({ name: 'question.txt', text }),
  },
  contestCreate: {
    name: 'New contest',
    detail: ({ name }) => name,
    place: ({ slug }) =>
      slug === undefined ? { to: '/contests/create' } : contestPage({ contestSlug: slug }),
    isSavedWhole: true,
  },
  problemCreate: {
    name: 'New problem',
    detail: ({ name }) => name,
    place: ({ createdID }) =>
      createdID === undefined
        ? { to: '/problems/create' }
        : { to: '/problems/$problemID', problemID: createdID },
    isSavedWhole: true,
  },
};
