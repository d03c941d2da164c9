/** One submission, from its source to its verdict. */
import type { Verdict } from '../../contract/entities/submission';
import { compile } from './compile';
import type { JudgeParts } from './judge-parts';
import type { Sandbox } from './sandbox/types';
import { scoreOf } from './score';
import { judgeBatch } from './strategies/batch';
import type { CompileResult, JudgeEvent, JudgeRequest, JudgeResult, TestResult } from './types';
import { totalVerdict } from './verdict';

interface Ending {
  verdict: Verdict;
  compile: CompileResult;
  tests?: TestResult[];
  fault?: string;
}

function toResult(parts: JudgeParts, request: JudgeRequest, ending: Ending): JudgeResult {
  const { testCases } = request;
  const { verdict, compile: compiled, tests = [], fault } = ending;
  const passed = new Set(tests.filter((test) => test.verdict === 'AC').map((test) => test.testcaseIndex));
  return {
    verdict,
    score: scoreOf(testCases.map(({ weight }, index) => ({ weight, passed: passed.has(index) }))),
    passedTestcases: passed.size,
    totalTestcases: testCases.length,
    compile: compiled,
    tests,
    tier: parts.tier,
    ...(fault === undefined ? {} : { fault }),
  };
}

const notCompiled: CompileResult = { ok: false, log: '', cached: false };

/** Rejects only with the signal's reason; every other ending is a result. */
export async function judgeSubmission(
  parts: JudgeParts,
  sandbox: Sandbox,
  request: JudgeRequest,
  onEvent: (event: JudgeEvent) => void,
  signal?: AbortSignal,
): Promise<JudgeResult> {
  const end = (ending: Ending) => toResult(parts, request, ending);
  const language = await parts.registry.get(request.language);
  signal?.throwIfAborted();
  if (language.type === 'unavailable')
    return end({ verdict: 'JE', compile: notCompiled, fault: language.reason });
  const { definition, toolchain, baselineBytes } = language;
  const { workDirs, compileCache: cache } = parts;
  const accelerator = parts.accelerators.current(definition, toolchain);
  onEvent({ type: 'compiling' });
  const compileParts = { definition, toolchain, accelerator, workDirs, cache };
  const compiled = await compile(compileParts, sandbox, request.source, signal);
  signal?.throwIfAborted();
  if (compiled.type === 'fault') return end({ verdict: 'JE', compile: notCompiled, fault: compiled.message });
  if (compiled.type === 'refused')
    return end({ verdict: 'CE', compile: { ok: false, log: compiled.log, cached: false } });
  const program = { definition, toolchain, baselineBytes, source: request.source, dir: compiled.dir };
  const { thread } = parts;
  const { tests, fault } = await judgeBatch({
    sandbox,
    program,
    request,
    thread,
    onEvent,
    ...(signal ? { signal } : {}),
  });
  return end({
    verdict: totalVerdict(tests.map((test) => test.verdict)),
    compile: { ok: true, log: compiled.log, cached: compiled.cached },
    tests,
    ...(fault === undefined ? {} : { fault }),
  });
}
