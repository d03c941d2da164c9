import { useEffect, useRef, useState } from 'react';
import type { GeneratedTest, InvalidInput } from '../../../../contract/entities/problem/problem-tool-runs';
import type { ScriptLine } from '../../../../contract/rules/authoring/generator-script';
import { createRunClient } from '../../../../wasm/run-client';
import { failureText } from '../../../lib/failure-text';
import { generateOnJudge } from '../../../sync/verdicts/check-on-judge';
import type { CaseForm, ProblemForm, SolutionForm } from '../problem-form';
import { limitNumber } from '../to-problem';
import type { ProblemWizard } from '../wizard-types';
import { applyGenerated, type GenerationChanges } from './apply-generated';
import { generateHere } from './generate-here';
import { messages } from './messages';
import { runsValidators, validateCases } from './validate-cases';

export interface ToolFailure {
  text: string;
  /** Compiler output. */
  detail?: string;
}

export interface Generation {
  lines: readonly ScriptLine[];
  solution: SolutionForm | undefined;
  place: 'judge' | 'device';
}

export interface Tools {
  /** Of the last run: where its state is shown. */
  kind: 'generate' | 'validate';
  progress: string | null;
  failure: ToolFailure | null;
  changes: GenerationChanges | null;
  /** Null: not validated since the last start. */
  invalid: readonly InvalidInput[] | null;
  generate(generation: Generation): void;
  /** Brings back the cases from before the last generation. */
  undo(): void;
  validate(): void;
  cancel(): void;
}

class Failed extends Error {
  readonly detail: string | undefined;
  constructor(text: string, detail?: string) {
    super(text);
    this.detail = detail;
  }
}

/** Runs generators and validators of the wizard's problem, one at a time. */
export function useTools(wizard: ProblemWizard): Tools {
  const [kind, setKind] = useState<Tools['kind']>('generate');
  const [progress, setProgress] = useState<string | null>(null);
  const [failure, setFailure] = useState<ToolFailure | null>(null);
  const [changes, setChanges] = useState<GenerationChanges | null>(null);
  const [invalid, setInvalid] = useState<readonly InvalidInput[] | null>(null);
  const before = useRef<CaseForm[] | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = (next: Tools['kind'], work: (signal: AbortSignal) => Promise<void>) => {
    if (progress !== null) return;
    const controller = new AbortController();
    abort.current = controller;
    setKind(next);
    setProgress(messages.progress.sending);
    setFailure(null);
    work(controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const detail = error instanceof Failed ? error.detail : undefined;
        setFailure({ text: failureText(error), ...(detail !== undefined && { detail }) });
      })
      .finally(() => setProgress(null));
  };

  const validateNow = async (signal: AbortSignal) => {
    setInvalid(null);
    const answer = await validateCases(wizard.current(), {
      signal,
      onStatus: () => setProgress(messages.progress.validating),
    });
    if (signal.aborted) return;
    if (!answer.ok) throw new Failed(answer.message);
    throwIfFailed(answer.state);
    setInvalid(answer.state.invalid ?? []);
  };

  return {
    kind,
    progress,
    failure,
    changes,
    invalid,
    generate: ({ lines, solution, place }) =>
      start('generate', async (signal) => {
        setChanges(null);
        const options = { form: wizard.current(), lines, solution, signal, onText: setProgress };
        const tests = place === 'judge' ? await onJudge(options) : await onDevice(options);
        if (signal.aborted) return;
        const { testCases, limits } = wizard.current();
        const applied = applyGenerated(testCases, lines, tests, limits);
        before.current = testCases;
        wizard.change({ testCases: applied.cases });
        setChanges(applied.changes);
        setInvalid(null);
        if (place === 'judge' && runsValidators(wizard.current())) await validateNow(signal);
      }),
    undo() {
      if (before.current) wizard.change({ testCases: before.current });
      before.current = null;
      setChanges(null);
    },
    validate: () => start('validate', validateNow),
    cancel: () => abort.current?.abort(),
  };
}

interface RunOptions {
  form: ProblemForm;
  lines: readonly ScriptLine[];
  solution: SolutionForm | undefined;
  signal: AbortSignal;
  onText(text: string): void;
}

/** The judge may do only a part of the lines in one request. */
async function onJudge({ form, lines, solution, signal, onText }: RunOptions): Promise<GeneratedTest[]> {
  const { generators, sharedFiles } = form.tools;
  const tests: GeneratedTest[] = [];
  while (tests.length < lines.length && !signal.aborted) {
    const rest = lines.slice(tests.length);
    const used = new Set(rest.map(({ program }) => program));
    const answer = await generateOnJudge(
      {
        generators: generators.filter(({ name }) => used.has(name)),
        sharedFiles,
        lines: rest.map((line) => ({ program: line.program, arguments: line.arguments })),
        ...(solution && {
          solution: {
            language: solution.language,
            code: solution.source,
            ...(form.run && { run: form.run }),
          },
        }),
        timeLimit: limitNumber(form.limits.timeLimit) ?? 1,
        memoryLimit: limitNumber(form.limits.memoryLimit) ?? 256,
      },
      {
        signal,
        onStatus: (status) =>
          onText(
            status === 'queued'
              ? messages.progress.queued
              : messages.progress.running(tests.length, lines.length),
          ),
      },
    );
    if (signal.aborted) return tests;
    if (!answer.ok) throw new Failed(answer.message);
    throwIfFailed(answer.state);
    const done = (answer.state.generated ?? []).filter(({ outcome }) => outcome !== 'notRun');
    if (done.length === 0) throw new Failed(messages.result.judgeFailed);
    tests.push(...done);
  }
  return tests;
}

async function onDevice({ form, lines, solution, signal, onText }: RunOptions): Promise<GeneratedTest[]> {
  const client = createRunClient();
  try {
    return await generateHere({
      client,
      programs: form.tools.generators,
      lines,
      // Files are added to programs on the judge only.
      solution: form.run?.addedFiles ? undefined : solution,
      signal,
      onProgress: (done) => onText(messages.progress.running(done, lines.length)),
    });
  } finally {
    client.dispose();
  }
}

function throwIfFailed({
  status,
  toolLog,
}: {
  status: string;
  toolLog?: { program: string; log: string } | undefined;
}): void {
  if (toolLog) {
    const { program, log } = toolLog;
    throw new Failed(program === '' ? messages.result.solutionBroken : messages.result.broken(program), log);
  }
  if (status === 'error') throw new Failed(messages.result.judgeFailed);
}
