import type { Language } from '../../../../contract/limits';
import { isVirtual } from '../../../../contract/rules/names/virtual-slug';
import { submitCode } from '../../../data/work/submissions';
import { failureText } from '../../../lib/failure-text';
import { momentNow } from '../../../sync/clock/run-moment';
import { showToast } from '../../../ui/toast';
import { hasGaps, takeCode } from '../draft/draft-actions';
import { messages } from '../messages';
import { noticeOf } from '../run/run-actions';
import type { Solve } from '../screen-state';

/** RUN-2: stores the submission and its outbox entry on this device. */
export async function submit(solve: Solve): Promise<void> {
  const { state } = solve;
  const { view, tab, language } = state;
  const code = takeCode(solve);
  state.notice = noticeOf(code);
  if (state.notice !== null) return;
  state.isWriting = true;
  try {
    if (hasGaps(solve.problem)) {
      const { submitRefusal } = await import('../gaps/submit-refusal');
      state.notice = submitRefusal(solve.problem, language, code);
      if (state.notice !== null) return;
    }
    await storeSubmission(solve, language, code);
    // Does not move a user who has changed the view in the meantime.
    if (state.tab === tab) state.tab = 'verdict';
    if (state.view === view) state.view = 'results';
  } catch (error) {
    const reason = failureText(error);
    state.notice = messages.submission.notSavedBecause(reason);
    showToast(messages.submission.notSaved, { tone: 'alert', description: reason });
  } finally {
    state.isWriting = false;
  }
}

async function storeSubmission(
  { account, problem, challengeID, contestSlug }: Solve,
  language: Language,
  code: string,
): Promise<void> {
  const submission = { account, problemID: problem.id, language, code };
  if (contestSlug === undefined) {
    const type = challengeID === undefined ? 'problem' : 'challenge';
    await submitCode({ ...submission, type, challengeID }, momentNow());
    return;
  }
  const at = momentNow();
  if (isVirtual(contestSlug)) {
    const { submitCodeInVirtualRun } = await import('../../../data/contest-run/virtual-runs');
    await submitCodeInVirtualRun({ ...submission, contestSlug }, at);
    return;
  }
  const { submitCodeInRun } = await import('../../../data/contest-run/contest-run-chain');
  await submitCodeInRun({ ...submission, contestSlug }, at);
}
