import type { GenerateResult, Judge, ValidateResult } from '../../judge/types';
import type { CodeRunResult } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import type { RunDraft } from './packed-draft';

/** The first compiler errors are enough. */
const logShownMax = 4000;

export type ToolDraft = Exclude<RunDraft, { testCases: unknown }>;
type ToolResult = GenerateResult | ValidateResult;

export const isToolDraft = (draft: RunDraft): draft is ToolDraft =>
  'generate' in draft || 'validate' in draft;

export async function runTools(judge: Judge, draft: ToolDraft, signal: AbortSignal): Promise<ToolResult> {
  if ('generate' in draft) return await judge.generateTests(draft.generate, signal);
  return await judge.validateTests(draft.validate, signal);
}

export function toToolResult(result: Exclude<ToolResult, { type: 'fault' }>): CodeRunResult {
  const cases: CodeRunResult['cases'] = [];
  if (result.type === 'refused') {
    const log = storable(result.log.slice(0, logShownMax)) || 'The compiler gave no message.';
    return { cases, toolLog: { program: result.program, log } };
  }
  if ('tests' in result) {
    const generated = result.tests.map((test) => ({
      ...test,
      ...(test.message !== undefined && { message: storable(test.message) }),
    }));
    return { cases, generated };
  }
  return { cases, invalid: result.invalid.map((one) => ({ ...one, message: storable(one.message) })) };
}
