/** Runs generators in the browser, for authors without a network. Only one-file programs in Python or JavaScript. */
import type { GeneratedTest } from '../../../../contract/entities/problem/problem-tool-runs';
import type { ToolProgram } from '../../../../contract/entities/problem/problem-tools';
import type { ScriptLine } from '../../../../contract/rules/authoring/generator-script';
import { canRunInBrowser, type RunClient, type RunLanguage } from '../../../../wasm/run-client';
import type { SolutionForm } from '../problem-form';
import { messages } from './messages';

const texts = messages.generated;
const timeLimitMs = 20_000;
const limits = { timeLimitMs, memoryLimitMb: 512, outputLimitBytes: 32 * 1024 * 1024 };

type HereLanguage = 'PYTHON3' | 'JAVASCRIPT_NODE';

export function canGenerateHere(programs: readonly ToolProgram[]): boolean {
  return programs.every(
    ({ language, files }) => (language === 'PYTHON3' || language === 'JAVASCRIPT_NODE') && files.length === 1,
  );
}

/** The runtimes have no arguments, so the program gets them in its first line. */
export function withArguments(language: HereLanguage, code: string, args: readonly string[]): string {
  const list = JSON.stringify(args);
  if (language === 'JAVASCRIPT_NODE') return `process.argv.push(...${list}); ${code}`;
  const source = JSON.stringify(code);
  return `import sys\nsys.argv = ['main.py', *${list}]\nexec(compile(${source}, 'main.py', 'exec'), {'__name__': '__main__'})\n`;
}

interface Options {
  client: Pick<RunClient, 'run'>;
  programs: readonly ToolProgram[];
  lines: readonly ScriptLine[];
  solution: SolutionForm | undefined;
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** One for each line. Stops early when cancelled. */
export async function generateHere(options: Options): Promise<GeneratedTest[]> {
  const { client, programs, lines, solution, signal, onProgress } = options;
  const tests: GeneratedTest[] = [];
  for (const line of lines) {
    onProgress(tests.length);
    if (signal.aborted) return tests;
    const program = programs.find(({ name }) => name === line.program);
    const [file] = program?.files ?? [];
    const language = program?.language as HereLanguage | undefined;
    if (!file || !language) {
      tests.push({ outcome: 'failed', message: texts.judgeOnly });
      continue;
    }
    const code = withArguments(language, file.content, line.arguments);
    const run = () => client.run({ language, code, stdin: '', ...limits }, { signal });
    const first = await run();
    if (first.outcome !== 'ok') {
      tests.push({
        outcome: 'failed',
        message: [texts.endedBadly, first.stderr.trim()].filter(Boolean).join('\n'),
      });
      continue;
    }
    if ((await run()).stdout !== first.stdout) {
      tests.push({ outcome: 'failed', message: texts.differs });
      continue;
    }
    tests.push(await answer(client, first.stdout, solution, signal));
  }
  return tests;
}

async function answer(
  client: Options['client'],
  input: string,
  solution: SolutionForm | undefined,
  signal: AbortSignal,
): Promise<GeneratedTest> {
  if (!solution || !canRunInBrowser(solution.language)) return { outcome: 'ok', input };
  const language: RunLanguage = solution.language;
  const result = await client.run({ language, code: solution.source, stdin: input, ...limits }, { signal });
  if (result.outcome === 'ok') return { outcome: 'ok', input, output: result.stdout };
  return { outcome: 'failed', input, message: texts.noAnswer };
}
