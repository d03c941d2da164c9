import { type Language, languageLabels } from '../../../contract/limits';
import { verdictLabels } from '../../../contract/rules/judging/verdicts';
import { isStaleChange } from '../../data/intents/problem-update';
import type { OutboxKind, WorkRows } from '../../data/intents/registry';
import { notice } from '../../lib/translation';
import { faultAddress } from './fault-address';
import { messages } from './messages';

interface WorkSearch {
  student: string;
  problem: string;
  submission: string;
}

type FaultAddress = ReturnType<typeof faultAddress>;

export type Place =
  | { to: '/code/$problemID' | '/quiz/$problemID'; problemID: string }
  | { to: '/profile' }
  | { to: '/lists' }
  | FaultAddress
  | { to: '/problems/$problemID'; problemID: string; hash?: string }
  | { to: '/classes/$classID/work'; params: { classID: string }; search: WorkSearch }
  | { to: '/contests/$contestSlug'; contestSlug: string }
  | { to: '/contests/$contestSlug/code'; contestSlug: string; problemID: string };

export interface EntryTime {
  step: 'written' | 'sent' | 'judgingStarted' | 'judged';
  atMs: number | undefined;
}

/** How the outbox shows entries of one kind. */
export interface IntentDisplay<Row> {
  name: string;
  detail(row: Row): string;
  place(row: Row): Place | null;
  isFixed?: boolean;
  /** Sending a refused one again cannot help: the user compares it with a newer version first. */
  isStale?(row: Row): boolean;
  /** The result, or what the entry waits for; absent for kinds without judging. */
  end?(row: Row): { end: string; good: boolean };
  times?(row: Row): EntryTime[];
  note?(row: Row): string | null;
  file?(row: Row): { name: string; text: string };
  /** `/offline` can import the file. */
  isImportable?: boolean;
  /** Without its row there is nothing to show: a later entry replaced it. */
  isHiddenWithoutRow?: boolean;
}

const excerptLength = 60;
const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;

const texts = messages.kinds;

const fieldNames: Record<string, string> = {
  displayName: texts.displayName,
  avatar: texts.avatar,
  preferences: texts.preferences,
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

export const intentDisplays: { readonly [K in OutboxKind]: IntentDisplay<WorkRows[K]> } = {
  codeSubmit: {
    name: texts.submission,
    detail: ({ language }) => languageLabels[language],
    place: placeIn('/code/$problemID'),
    end({ state }) {
      const verdict = state?.verdict;
      return { end: verdict ? verdictLabels[verdict] : texts.verdict, good: verdict === 'AC' };
    },
    times: ({ judgingAt, judgedAt }) => [
      { step: 'judgingStarted', atMs: judgingAt },
      { step: 'judged', atMs: judgedAt },
    ],
    note({ state, contest }) {
      const standing = state?.contest ?? contest;
      const reason = notice(standing?.reason ?? '');
      if (standing?.state === 'held') return texts.held(reason);
      if (standing?.state === 'refused') return texts.notCounted(reason);
      return null;
    },
    file: program,
  },
  answersSubmit: {
    name: texts.answer,
    detail: () => texts.answer,
    place: placeIn('/quiz/$problemID'),
    end({ result }) {
      if (!result) return { end: texts.result, good: false };
      return { end: result.correct ? texts.correct : texts.incorrect, good: result.correct };
    },
    file: ({ problemID, answer }) => ({
      name: `${problemID}.json`,
      text: JSON.stringify({ problemID, answer }, null, 2),
    }),
  },
  codeRun: {
    name: texts.sampleRun,
    detail: ({ language }) => texts.sampleRunIn(languageLabels[language]),
    place: placeIn('/code/$problemID'),
    end: ({ receipt }) =>
      receipt === 'judged' ? { end: texts.finished, good: true } : { end: texts.result, good: false },
    file: program,
    isHiddenWithoutRow: true,
  },
  profileUpdate: {
    name: texts.profile,
    detail: ({ changes }) =>
      Object.keys(changes)
        .map((field) => fieldNames[field] ?? field)
        .join(', '),
    place: () => ({ to: '/profile' }),
    file: ({ changes }) => ({ name: 'profile.json', text: JSON.stringify(changes, null, 2) }),
  },
  bugReport: {
    name: texts.report,
    detail: ({ description }) => excerpt(description),
    place: () => null,
    file: ({ description }) => ({ name: 'report.txt', text: description }),
  },
  contestRegister: { name: texts.registration, detail: contestName, place: contestPage, isFixed: true },
  contestFinish: { name: texts.contestFinish, detail: contestName, place: contestPage, isFixed: true },
  contestEvents: { name: texts.proctoring, detail: contestName, place: contestPage, isFixed: true },
  contestAsk: {
    name: texts.question,
    detail: ({ text }) => excerpt(text),
    place: contestPage,
    file: ({ text }) => ({ name: 'question.txt', text }),
  },
  commentWrite: {
    name: texts.comment,
    detail: ({ text }) => (text === '' ? texts.deletedComment : excerpt(text)),
    place({ classID, student, problemID, submissionID }) {
      // Absent after an import.
      if (!student) return null;
      const search = { student: student.username, problem: problemID, submission: submissionID };
      return { to: '/classes/$classID/work', params: { classID }, search };
    },
    file: ({ text }) => ({ name: 'comment.txt', text }),
  },
  problemCommentWrite: {
    name: texts.problemComment,
    detail: ({ action, text }) =>
      action !== 'write' ? texts.thread[action] : text === '' ? texts.deletedComment : excerpt(text),
    place: ({ problemID }) => ({ to: '/problems/$problemID', problemID, hash: 'comments' }),
    file: ({ text }) => ({ name: 'comment.txt', text }),
  },
  helpOpen: {
    name: texts.openedHelp,
    detail: ({ part, problemID }) => texts.openedPart(part, problemID),
    place: ({ problemID }) => ({ to: '/problems/$problemID', problemID }),
  },
  ownListsWrite: {
    name: texts.lists,
    detail: ({ count }) => texts.listChanges(count),
    place: () => ({ to: '/lists' }),
    isHiddenWithoutRow: true,
  },
  noteWrite: {
    name: texts.note,
    detail: ({ text }) => (text === '' ? texts.deletedNote : excerpt(text)),
    place: ({ problemID }) => ({ to: '/problems/$problemID', problemID }),
    file: ({ text }) => ({ name: 'note.txt', text }),
    isHiddenWithoutRow: true,
  },
  contestCreate: {
    name: texts.newContest,
    detail: ({ name }) => name,
    place: (row) =>
      row.slug === undefined ? faultAddress('contest', row) : contestPage({ contestSlug: row.slug }),
    isImportable: true,
  },
  problemCreate: {
    name: texts.newProblem,
    detail: ({ name }) => name,
    place: (row) =>
      row.createdID === undefined
        ? faultAddress('problem', row)
        : { to: '/problems/$problemID', problemID: row.createdID },
    isImportable: true,
  },
  problemUpdate: {
    name: texts.problemChange,
    detail: ({ baseVersion }) => texts.changesOf(baseVersion),
    place: (row) =>
      row.receipt === 'refused'
        ? faultAddress('problemChange', row)
        : { to: '/problems/$problemID', problemID: row.problemID },
    isStale: ({ refusal }) => refusal !== undefined && isStaleChange(refusal),
    isImportable: true,
  },
};
