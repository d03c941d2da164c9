import type { RunRequest } from '../protocol';

/** A script becomes a function body, as in Node; a module may use top-level await. */
export type ProgramKind = 'script' | 'module';

export interface ProgramOptions {
  stdin: string;
  source: string;
  outputLimitBytes: number;
  /** Lines before the program's first line, and columns before it on that line. */
  lineOffset: number;
  columnOffset: number;
  /** The program was rewritten: lines match the original, columns do not. */
  isRewritten: boolean;
}

/** `original`: the user's code if `code` was rewritten (with the same lines). */
export type ProgramRequest = RunRequest & { original?: string };

const head = '(exports, require, module, __filename, __dirname) {';
const heads: Record<ProgramKind, string> = {
  script: `(function ${head}`,
  module: `(async function ${head}'use strict';`,
};

/**
 * One script that calls the prelude with the program as a function: the policy forbids turning text into
 * code later.
 */
export function programScript(prelude: string, request: ProgramRequest, kind: ProgramKind): string {
  const text = request.code.replace(/^#!/, '//');
  const code = kind === 'module' ? withRequires(text) : text;
  const options: ProgramOptions = {
    stdin: request.stdin,
    source: request.original ?? request.code,
    outputLimitBytes: request.outputLimitBytes,
    lineOffset: prelude.split('\n').length,
    columnOffset: heads[kind].length,
    isRewritten: request.original !== undefined,
  };
  return `(${prelude})(\n${heads[kind]}${code}\n}), ${JSON.stringify(options)});\n`;
}

const importLine =
  /^([ \t]*)import\s+(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)|\{([^}]*)\})?\s*(?:from\s*)?(['"])([^'"\n]+)\5[ \t]*;?/gm;

/** Replaces imports with `require` calls on the same lines, and exports with declarations. */
export function withRequires(code: string): string {
  return code
    .replace(
      importLine,
      (
        text,
        indent: string,
        whole?: string,
        all?: string,
        parts?: string,
        _quote?: string,
        name?: string,
      ) => {
        const call = `require(${JSON.stringify(name)})`;
        const lines = '\n'.repeat(text.split('\n').length - 1);
        const names = parts?.replace(/\s+/g, ' ').replace(/([\w$]+) as ([\w$]+)/g, '$1: $2');
        const targets = [whole, all, names === undefined ? undefined : `{${names}}`].filter(
          (target) => target !== undefined,
        );
        const made = targets.map((target) => `const ${target} = ${call};`);
        return `${indent}${made.length > 0 ? made.join(' ') : `${call};`}${lines}`;
      },
    )
    .replace(/^([ \t]*)export\s+default\s+(?=(?:async\s+)?function\s*\w|class\s+\w)/gm, '$1')
    .replace(/^([ \t]*)export\s+default\s+/gm, '$1module.exports.default = ')
    .replace(/^([ \t]*)export\s+(?=const|let|var|function|class|async)/gm, '$1')
    .replace(/^[ \t]*export\s*\{[^}]*\}[ \t]*;?/gm, (text) => '\n'.repeat(text.split('\n').length - 1));
}
