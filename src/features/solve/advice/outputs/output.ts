import { type Advice, type FailedRun, firstOf } from '../advice';
import { countRules } from './counts';
import { formRules } from './form';
import { numberRules } from './numbers';
import { factsOf } from './output-facts';
import { promptAdvice } from './prompts';
import { slipRules } from './slips';
import { sourceRules } from './source';
import { strangeRules } from './strange';
import { typeRules, variableNotFilled } from './types';

/** Why the output differs from the expected one. The surest rules come first. */
const rules = [
  strangeRules.nothing,
  promptAdvice,
  ...slipRules.first,
  strangeRules.values,
  ...formRules,
  ...slipRules.later,
  ...sourceRules,
  ...numberRules.form,
  ...typeRules,
  ...countRules,
  ...numberRules.values,
  variableNotFilled,
];

export function adviseOutput(run: FailedRun & { expected: string }): Advice | null {
  return firstOf(rules, factsOf(run));
}
