/** Prompts for input are output, and the judge compares them. */

import type { Language } from '../../../../contract/limits';
import { compareOutput } from '../../../../contract/rules/compare-output';
import { messages } from '../messages';

interface Failed {
  language: Language;
  code: string;
  expected: string;
  actual: string;
}

/** A Python string, a comment, or the start of a call of `input` with its first argument. */
const pythonParts =
  /[rbfuRBFU]{0,2}("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*|(?<![\w.])input\s*\(\s*(?:[rfuRFU]{0,2}(""|''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|([^\s)#]))?/g;
const anyText = /"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'/g;
const asks = /[:?>]\s*$/;
const promptsMax = 20;

export function promptHint({ language, code, expected, actual }: Failed): string | null {
  if (language === 'PYTHON3' && inputPrompts(code).some((prompt) => !isExpected(prompt, expected)))
    return messages.remark.inputPrompt;
  const extra = printedPrompts(code, actual).filter((prompt) => !isExpected(prompt, expected));
  const without = extra.reduce((text, prompt) => text.replaceAll(prompt, ' '), actual);
  if (extra.length === 0 || !isSame(expected, without)) return null;
  return messages.remark.printedPrompt(extra[0]?.trim() ?? '');
}

/** Arguments of `input`; empty for one that is only known at run time. */
function inputPrompts(code: string): string[] {
  return [...code.matchAll(pythonParts)].flatMap(([, , text, other]) => {
    if (other !== undefined) return [''];
    const prompt = text?.slice(1, -1) ?? '';
    return prompt.trim() === '' ? [] : [prompt];
  });
}

/** An expected prompt is not the error. */
const isExpected = (prompt: string, expected: string) => prompt !== '' && expected.includes(prompt.trim());

function printedPrompts(code: string, actual: string): string[] {
  const texts = [...code.matchAll(anyText)].map(([, double, single]) =>
    (double ?? single ?? '').replace(/\\[nt]/g, ''),
  );
  return [...new Set(texts)]
    .filter((text) => asks.test(text) && text.trim().length > 1 && actual.includes(text))
    .sort((a, b) => b.length - a.length)
    .slice(0, promptsMax);
}

function isSame(expected: string, actual: string): boolean {
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), {}).accepted;
}
