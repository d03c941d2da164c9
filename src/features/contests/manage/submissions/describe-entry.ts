import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import type { Verdict } from '../../../../../contract/entities/submission';
import { languageLabels } from '../../../../../contract/limits';
import { verdictLabels } from '../../../../../contract/rules/judging/verdicts';
import { formatExactTime, formatTimeSpan } from '../format-time';
import { messages } from './messages';

const texts = messages.entry;

/** `Python 3`, or `answer` */
export function describeWork({ kind, language }: ManagedEntry): string {
  if (kind === 'answer') return texts.answer;
  return language ? languageLabels[language] : texts.code;
}

/** A judged answer is accepted or wrong. */
export function verdictOf({ kind, verdict, score }: ManagedEntry): Verdict | undefined {
  if (kind === 'code' || score === null) return verdict;
  return score >= 100 ? 'AC' : 'WA';
}

export function describeVerdict(entry: ManagedEntry): string {
  const { status, state } = entry;
  const verdict = verdictOf(entry);
  if (verdict) return verdictLabels[verdict];
  if (status === undefined) return '';
  if (state === 'held' || state === 'refused') return texts.notJudged;
  return status === 'queued' ? texts.queued : texts.judging;
}

/** What supports the time of an entry that did not arrive at once. */
export function describeSupport(entry: ManagedEntry): string[] {
  const { evidence, contactTime, draftTime, committedTime, elapsedMs, state } = entry;
  if (evidence === undefined || evidence === 'arrival' || state === 'refused') return [];
  const lines = [
    ...(contactTime ? [texts.writtenAfter(formatExactTime(contactTime))] : []),
    ...(draftTime ? [texts.draftKnown(formatExactTime(draftTime))] : []),
    ...(committedTime ? [texts.committed(formatExactTime(committedTime))] : []),
    ...(elapsedMs !== null && state !== 'held' ? [texts.chained] : []),
  ];
  return lines.length > 0 ? lines : [texts.nothing];
}

/** Undefined for an entry that arrived at once. */
export function describeDelay(entry: ManagedEntry): string | undefined {
  const { evidence, writtenTime, receivedTime, committedTime } = entry;
  const delayMs = Date.parse(receivedTime) - Date.parse(writtenTime);
  // Shown in seconds: "0 s later" says nothing.
  if (delayMs < 500) return undefined;
  const delay = formatTimeSpan(delayMs);
  if (evidence === 'commitment' && committedTime !== undefined) {
    return texts.announced(delay, formatExactTime(committedTime));
  }
  if (evidence === 'draft' && entry.draftTime !== undefined) {
    return texts.wasDraft(delay, formatExactTime(entry.draftTime));
  }
  return evidence === 'device' ? texts.onlyDeviceKnows(delay) : undefined;
}
