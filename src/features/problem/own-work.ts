import { languageLabels } from '../../../contract/limits';
import { verdictLabels } from '../../../contract/rules/verdicts';
import type { HistoryRow } from '../../data/copies/profiles';
import type { Receipt } from '../../data/db/app-rows';
import type { AnswerRow } from '../../data/work/answers';
import type { SubmissionRow } from '../../data/work/submissions';

export interface OwnWork {
  key: string;
  atMs: number;
  what: string;
  receipt: Receipt;
  end: string;
  good: boolean;
  isElsewhere: boolean;
}

export function ownWork(
  submissions: readonly SubmissionRow[],
  answers: readonly AnswerRow[],
  history: readonly HistoryRow[],
): OwnWork[] {
  // Local rows of the same submission have more details.
  const known = new Set([
    ...submissions.flatMap(({ submissionID }) => submissionID ?? []),
    ...answers.flatMap(({ result }) => result?.answerID ?? []),
  ]);
  const elsewhere = history.filter(({ submissionID }) => !known.has(submissionID));
  return [...submissions.map(ofSubmission), ...answers.map(ofAnswer), ...elsewhere.map(ofHistory)].sort(
    (a, b) => b.atMs - a.atMs,
  );
}

function ofSubmission({ id, createdAt, language, receipt, state }: SubmissionRow): OwnWork {
  const verdict = state?.verdict;
  return {
    key: id,
    atMs: createdAt,
    what: languageLabels[language],
    receipt,
    end: verdict ? verdictLabels[verdict] : 'Verdict',
    good: verdict === 'AC',
    isElsewhere: false,
  };
}

const answerWord = (isRight: boolean) => (isRight ? 'Right' : 'Not right');

function ofAnswer({ id, createdAt, receipt, result }: AnswerRow): OwnWork {
  const end = result ? answerWord(result.correct) : 'Result';
  const good = result?.correct === true;
  return { key: id, atMs: createdAt, what: 'Answer', receipt, end, good, isElsewhere: false };
}

function ofHistory({ submissionID, receivedTime, kind, language, verdict }: HistoryRow): OwnWork {
  const isAnswer = kind === 'answer';
  const word = verdict && (isAnswer ? answerWord(verdict === 'AC') : verdictLabels[verdict]);
  return {
    key: submissionID,
    atMs: Date.parse(receivedTime),
    what: isAnswer || !language ? 'Answer' : languageLabels[language],
    receipt: verdict ? 'judged' : 'judging',
    end: word ?? 'Verdict',
    good: verdict === 'AC',
    isElsewhere: true,
  };
}
