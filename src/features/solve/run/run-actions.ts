import { ref } from 'valtio';
import type { Language } from '../../../../contract/limits';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { askForCodeRun } from '../../../data/work/code-runs';
import { failureText } from '../../../lib/failure-text';
import { takeCode } from '../draft/draft-actions';
import { messages } from '../messages';
import type { ScreenState, Solve } from '../screen-state';
import { canRun, type SolveEvent, transition } from '../solve-machine';
import { samplesOf } from './samples-of';

function send(state: ScreenState, event: SolveEvent): void {
  state.run = ref(transition(state.run, event));
}

/** RUN-1: why this code can be neither run nor submitted. */
export const noticeOf = (code: string) => (code.trim() === '' ? messages.run.emptyCode : null);

/** The Run button (RUN-1, RUN-6): on this device if possible, else on the judge. */
export async function startRun(solve: Solve, runsOnJudge: boolean): Promise<void> {
  const { state } = solve;
  const { tab, language, customInput } = state;
  const code = takeCode(solve);
  state.notice = noticeOf(code);
  if (state.notice !== null) return;
  if (tab === 'verdict' || tab === 'history') state.tab = 'samples';
  state.view = 'results';
  solve.editor.current?.mark(null);
  const custom = tab === 'custom' ? customInput : null;
  const isForJudge = runsOnJudge || (await runHere(solve, language, code, custom)) !== undefined;
  if (isForJudge) await askJudge(solve, language, code, custom);
}

/** Resolves with the reason if only the judge can run it. */
async function runHere(
  { state, aborts, problem }: Solve,
  language: Language,
  code: string,
  custom: string | null,
) {
  const { client } = state;
  if (!canRun(state.run) || !canRunInBrowser(language) || !client) return undefined;
  const own = { kind: 'custom', title: messages.run.yourInput, input: custom ?? '', expected: null } as const;
  const cases = custom === null ? samplesOf(problem) : [own];
  aborts.run = new AbortController();
  const { signal } = aborts.run;
  const of = { language, code, place: 'device', startedAt: Date.now() } as const;
  send(state, { type: 'started', total: cases.length, of });
  try {
    // Includes the output comparison, which is not needed before.
    const { runCases } = await import('../verdict/run-cases');
    return await runCases({
      client,
      problem,
      language,
      code,
      cases,
      signal,
      onProgress: (progress) => send(state, { type: 'progress', progress }),
      onCase: (report) => send(state, { type: 'caseDone', report }),
    });
  } finally {
    send(state, { type: 'ended' });
  }
}

async function askJudge(
  { state, account, problem, contestSlug }: Solve,
  language: Language,
  code: string,
  custom: string | null,
): Promise<void> {
  const inputs = custom === null ? [] : [custom];
  try {
    await askForCodeRun({ account, problemID: problem.id, language, code, inputs, contestSlug });
  } catch (error) {
    state.notice = failureText(error);
  }
}
