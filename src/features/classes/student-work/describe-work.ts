import type { GivenWork } from '../../../../contract/entities/classes/class-work';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { messages } from './messages';

export function describeWork(work: GivenWork): { label: string; isGood: boolean; facts: string[] } {
  const { verdict, answer, score, passedTestcases, totalTestcases } = work;
  if (answer) {
    return {
      label: answer.correct ? messages.correct : messages.incorrect,
      isGood: answer.correct,
      facts: [],
    };
  }
  if (!verdict) return { label: messages.waiting, isGood: false, facts: [] };
  const facts = [
    passedTestcases !== undefined && totalTestcases !== undefined && verdict !== 'CE'
      ? messages.tests(passedTestcases, totalTestcases)
      : undefined,
    score !== undefined && verdict !== 'AC' ? messages.points(score) : undefined,
  ];
  return {
    label: verdictLabels[verdict],
    isGood: verdict === 'AC',
    facts: facts.filter((fact) => fact !== undefined),
  };
}
