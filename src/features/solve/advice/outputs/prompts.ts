/** Prompts for input are output, and the judge compares them. */

import { compareOutput } from '../../../../../contract/rules/judging/compare-output';
import { type Advice, advice, type FailedRun } from '../advice';
import { lineOf } from './output-facts';

/** A Python string, a comment, or the start of a call of `input` with its first argument. */
const pythonParts =
  /[rbfuRBFU]{0,2}("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*|(?<![\w.])input\s*\(\s*(?:[rfuRFU]{0,2}(""|''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|([^\s)#]))?/g;
const anyText = /"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`([^`$]*)`/g;
const asks = /[:?>]\s*$/;
const promptsMax = 20;

type Failed = Pick<FailedRun, 'language' | 'code' | 'actual'> & { expected: string };

export function promptAdvice({ language, code, expected, actual }: Failed): Advice | null {
  const prompt =
    language === 'PYTHON3' ? inputPrompts(code).find(({ text }) => !isExpected(text, expected)) : undefined;
  if (prompt) return advice('inputPrompt', code.slice(0, prompt.at).split('\n').length);
  const extra = printedPrompts(code, actual).filter((text) => !isExpected(text, expected));
  const without = extra.reduce((text, prompt) => text.replaceAll(prompt, ' '), actual);
  if (extra.length === 0 || !isSameOutput(expected, without)) return null;
  const [first = ''] = extra;
  return advice('printedPrompt', lineOf(code, new RegExp(escaped(first))), first.trim());
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Arguments of `input`; empty for one that is only known at run time. */
function inputPrompts(code: string): { text: string; at: number }[] {
  return [...code.matchAll(pythonParts)].flatMap(({ 2: text, 3: other, index: at }) => {
    if (other !== undefined) return [{ text: '', at }];
    const prompt = text?.slice(1, -1) ?? '';
    return prompt.trim() === '' ? [] : [{ text: prompt, at }];
  });
}

/** An expected prompt is not the error. */
const isExpected = (prompt: string, expected: string) => prompt !== '' && expected.includes(prompt.trim());

function printedPrompts(code: string, actual: string): string[] {
  const texts = [...code.matchAll(anyText)].map(([, double, single, back]) =>
    (double ?? single ?? back ?? '').replace(/\\[nt]/g, ''),
  );
  return [...new Set(texts)]
    .filter((text) => asks.test(text) && text.trim().length > 1 && actual.includes(text))
    .sort((a, b) => b.length - a.length)
    .slice(0, promptsMax);
}

function isSameOutput(expected: string, actual: string): boolean {
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), {}).accepted;
}
