import { languageLabels } from '../../../contract/limits';
import { verdictLabels } from '../../../contract/rules/judging/verdicts';
import type { HistoryRow } from '../../data/copies/profiles';
import type { Receipt } from '../../data/db/app-rows';
import type { AnswerRow } from '../../data/work/answers';
import type { SubmissionRow } from '../../data/work/submissions';
import { messages } from './messages';

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
    end: verdict ? verdictLabels[verdict] : messages.verdictPending,
    good: verdict === 'AC',
    isElsewhere: false,
  };
}

const answerLabel = (isRight: boolean) => (isRight ? messages.correct : messages.incorrect);

function ofAnswer({ id, createdAt, receipt, result }: AnswerRow): OwnWork {
  const end = result ? answerLabel(result.correct) : messages.resultPending;
  const good = result?.correct === true;
  return { key: id, atMs: createdAt, what: messages.answered, receipt, end, good, isElsewhere: false };
}

function ofHistory({ submissionID, receivedTime, kind, language, verdict }: HistoryRow): OwnWork {
  const isAnswer = kind === 'answer';
  const label = verdict && (isAnswer ? answerLabel(verdict === 'AC') : verdictLabels[verdict]);
  return {
    key: submissionID,
    atMs: Date.parse(receivedTime),
    what: isAnswer || !language ? messages.answered : languageLabels[language],
    receipt: verdict ? 'judged' : 'judging',
    end: label ?? messages.verdictPending,
    good: verdict === 'AC',
    isElsewhere: true,
  };
}
