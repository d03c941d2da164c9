import type { Language } from '../../../../contract/limits';

/** Where an error is in the program, and what the language says about it. */
export interface ErrorPlace {
  /** From 1. */
  line: number;
  message: string;
}

/** Reads the message of a compiler or runtime. Null without a line of the program. */
export function errorPlace(language: Language, errorText: string, code: string): ErrorPlace | null {
  const found = readers[language](errorText);
  if (!found || found.line < 1) return null;
  // A missing brace is reported after the last line.
  const lines = code.trimEnd().split('\n').length;
  return { ...found, line: Math.min(found.line, lines) };
}

const readers: Record<Language, (text: string) => ErrorPlace | null> = {
  PYTHON3: inPython,
  JAVASCRIPT_NODE: inJavaScript,
  JAVA8: inJava,
  CPP17: inCpp,
};

function inPython(text: string): ErrorPlace | null {
  const frames = [...text.matchAll(/File "(?:[^"\n]*\/)?main\.py", line (\d+)/g)];
  const line = frames.at(-1)?.[1];
  return line === undefined ? null : { line: Number(line), message: lastLine(text) };
}

function inJavaScript(text: string): ErrorPlace | null {
  const line = /main\.js:(\d+)/.exec(text)?.[1];
  const message = /^(?:Uncaught )?\w*Error(?: \[\w+\])?: .*$/m.exec(text)?.[0];
  return line === undefined ? null : { line: Number(line), message: message ?? lastLine(text) };
}

function inJava(text: string): ErrorPlace | null {
  const compiled = /^\S+\.java:(\d+): error: (.*)$/m.exec(text);
  if (compiled) return { line: Number(compiled[1]), message: compiled[2] ?? '' };
  const message =
    /^(?:Exception in thread "[^"]*" |Caused by: )?((?:[\w$]+\.)*\w+(?:Exception|Error)\b.*)$/m.exec(
      text,
    )?.[1];
  const frame = [...text.matchAll(/^\s+at (\S+)\(\w+\.java:(\d+)\)/gm)].find(
    ([, method = '']) => !/^(java|javax|jdk|sun)\b|\//.test(method),
  );
  return frame ? { line: Number(frame[2]), message: message ?? '' } : null;
}

function inCpp(text: string): ErrorPlace | null {
  const found = /main\.cpp:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/m.exec(text);
  return found ? { line: Number(found[1]), message: found[2] ?? '' } : null;
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)?.trim() ?? '';
