import type { Language } from '../../../../contract/limits';
import { isVirtual } from '../../../../contract/rules/virtual-slug';
import { submitCode } from '../../../data/work/submissions';
import { failureText } from '../../../lib/failure-text';
import { momentNow } from '../../../sync/clock/run-moment';
import { showToast } from '../../../ui/toast';
import { takeCode } from '../draft/draft-actions';
import type { Solve } from '../screen-state';
import { emptyCodeText } from '../solve-machine';

/** RUN-2: stores the submission and its outbox entry on this device. */
export async function submit(solve: Solve): Promise<void> {
  const { state } = solve;
  const { view, tab, language } = state;
  const code = takeCode(solve);
  state.notice.submit = code.trim() === '' ? emptyCodeText : null;
  if (state.notice.submit !== null) return;
  state.isWriting = true;
  try {
    await writeDown(solve, language, code);
    // Does not move a user who has changed the view in the meantime.
    if (state.tab === tab) state.tab = 'verdict';
    if (state.view === view) state.view = 'results';
  } catch (error) {
    const message = failureText(error);
    state.notice.submit = `This was not saved. ${message}`;
    showToast('This was not saved', { tone: 'alert', description: message });
  } finally {
    state.isWriting = false;
  }
}

async function writeDown(
  { account, problem, challengeID, contestSlug }: Solve,
  language: Language,
  code: string,
): Promise<void> {
  const said = { account, problemID: problem.id, language, code };
  if (contestSlug === undefined) {
    await submitCode({ ...said, type: challengeID === undefined ? 'problem' : 'challenge', challengeID });
    return;
  }
  const at = momentNow();
  if (isVirtual(contestSlug)) {
    const { submitCodeInVirtualRun } = await import('../../../data/contest-run/virtual-runs');
    await submitCodeInVirtualRun({ ...said, contestSlug }, at);
    return;
  }
  const { submitCodeInRun } = await import('../../../data/contest-run/contest-run-chain');
  await submitCodeInRun({ ...said, contestSlug }, at);
}
