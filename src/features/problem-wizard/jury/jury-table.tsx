import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { JuryResult } from '../../../../contract/entities/problem/jury-solution';
import { isFinal } from '../../../../contract/rules/judging/submission-status';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { expectationOf } from '../../../../contract/rules/jury/jury-difference';
import { durationText, usedMemoryText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import type { ProblemForm, SolutionForm } from '../problem-form';
import styles from './jury.module.css';
import type { JuryOutcome } from './jury-state';
import { messages } from './messages';
import type { JuryDifferenceLine } from './run-jury';

export interface JuryRow {
  solution: SolutionForm;
  outcome: JuryOutcome | undefined;
  /** It ran before a change. */
  isOld: boolean;
  difference: JuryDifferenceLine | null;
}

interface JuryTableProps {
  rows: readonly JuryRow[];
  form: ProblemForm;
  onChoose(key: string): void;
}

/** More make the page slow. */
const casesShown = 40;

/** A row for each solution, on phones a card, with the results of its test groups and test cases below. */
export function JuryTable({ rows, form, onChoose }: JuryTableProps) {
  const [isWhole, setWhole] = useState(false);
  const groups = groupsOf(rows);
  const caseCount = form.testCases.length;
  const count = isWhole ? caseCount : Math.min(caseCount, casesShown);
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      <ScrollArea label={messages.table} role="group" className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.solution}</th>
              <th scope="col">{messages.expected}</th>
              <th scope="col">{messages.result}</th>
              <th scope="col">{messages.slowest}</th>
              <th scope="col">{messages.memory}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.solution.key} {...{ row, groups, indexes, onChoose }} />
          ))}
        </table>
      </ScrollArea>
      {count < caseCount && (
        <Button small onClick={() => setWhole(true)}>
          {messages.moreCases(caseCount - count)}
        </Button>
      )}
    </>
  );
}

/** Of the results, without the whole problem. */
function groupsOf(rows: readonly JuryRow[]): string[] {
  const names = rows.flatMap(({ outcome }) => (outcome?.run.result?.groups ?? []).map(({ name }) => name));
  return [...new Set(names)].filter((name) => name !== '');
}

interface RowProps extends Pick<JuryTableProps, 'onChoose'> {
  row: JuryRow;
  groups: readonly string[];
  indexes: readonly number[];
}

function Row({ row, groups, indexes, onChoose }: RowProps) {
  const { solution, outcome, difference } = row;
  const result = outcome?.run.result;
  const hasCases = result !== undefined && result.cases.length > 0;
  return (
    <tbody data-differs={difference !== null || undefined}>
      <tr>
        <th scope="row">
          <button type="button" className={styles.open} onClick={() => onChoose(solution.key)}>
            {solution.name}
          </button>
        </th>
        <td data-label={messages.expected}>{expectedText(solution)}</td>
        <td data-label={messages.result}>
          <ResultText row={row} />
        </td>
        <td data-label={messages.slowest}>{hasCases ? durationText(slowestOf(result)) : ''}</td>
        <td data-label={messages.memory}>{hasCases ? usedMemoryText(largestOf(result)) : ''}</td>
      </tr>
      {hasCases && (
        <tr>
          <td colSpan={5}>
            <Cases result={result} groups={groups} indexes={indexes} marked={difference?.caseIndex} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CasesProps extends Pick<RowProps, 'groups' | 'indexes'> {
  result: JuryResult;
  /** The test case that differs. */
  marked: number | undefined;
}

/** Wrapped, so that they need no scrolling. They have the same places in each row. */
function Cases({ result, groups, indexes, marked }: CasesProps) {
  const byIndex = new Map(result.cases.map((one) => [one.index, one]));
  return (
    <ul className={styles.cases}>
      {groups.map((name) => {
        const group = result.groups?.find((one) => one.name === name);
        return (
          <li key={name} data-verdict={group?.verdict ?? undefined}>
            <span>{name}</span>
            {group && <strong>{messages.groupPoints(round(group.score), round(group.maxScore))}</strong>}
          </li>
        );
      })}
      {indexes.map((index) => {
        const one = byIndex.get(index);
        return (
          <li
            key={index}
            data-verdict={one?.verdict}
            data-marked={marked === index || undefined}
            title={one && titleOf(one)}
          >
            <span>{messages.caseColumn(index + 1)}</span>
            {one && (
              <>
                <strong>{one.verdict}</strong>
                <span>{durationText(one.timeMs)}</span>
                <span>{usedMemoryText(one.memoryBytes)}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function titleOf({ verdict, timeMs, memoryBytes, message }: JuryResult['cases'][number]): string {
  const text = messages.cell(verdictLabels[verdict], durationText(timeMs), usedMemoryText(memoryBytes));
  return [text, message].filter(Boolean).join('\n');
}

function ResultText({ row: { outcome, isOld, difference } }: { row: JuryRow }) {
  if (!outcome) return <span className={styles.faint}>{isOld ? messages.changed : messages.notRun}</span>;
  if (!isFinal(outcome.run.status)) return <span className={styles.faint}>{messages.waiting}</span>;
  const { result } = outcome.run;
  const place = outcome.place === 'device' ? ` (${messages.onDevice})` : '';
  return (
    <>
      <span className={styles.verdict}>
        {difference ? <TriangleAlert aria-label={messages.differs} /> : result && <Check aria-hidden />}
        {result ? verdictLabels[result.verdict] + place : messages.notRun}
      </span>
      {difference && <span className={styles.difference}>{difference.text}</span>}
    </>
  );
}

function expectedText(solution: SolutionForm): string {
  const expectation = expectationOf(solution);
  if (expectation) return messages.expectations[expectation];
  return messages.anyOf(solution.expected.map((verdict) => verdictLabels[verdict]).join(', '));
}

const slowestOf = ({ cases }: JuryResult) => Math.max(...cases.map(({ timeMs }) => timeMs));
const largestOf = ({ cases }: JuryResult) => Math.max(...cases.map(({ memoryBytes }) => memoryBytes));
const round = (value: number) => Math.round(value * 100) / 100;
