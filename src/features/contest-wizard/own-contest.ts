import type { ChangedContest, NewContest } from '../../../contract/entities/contest/new-contest';
import { contestClock, contestEndMs } from '../../../contract/rules/contest/contest-clock';
import { type ContestRow, readContest } from '../../data/copies/contests';
import { changeOwnContest } from '../../sync/authoring/own-contest';
import { pullContest } from '../../sync/pull/pull-contests';
import { mayComeLater } from '../../sync/pull/pull-result';
import type { OwnForm, SaveAnswer } from '../../wizard/wizard-definition';
import { type ContestForm, newForm } from './contest-form';
import { formOf, isCompleteOwnContest } from './form-of';
import { messages } from './messages';

/** From the server, or from this device if offline. Never throws. */
export async function readOwn(contestSlug: string): Promise<OwnForm<ContestForm>> {
  const pulled = await pullContest(contestSlug);
  const contest = await readContest(contestSlug);
  const isUnreached = !pulled.ok && mayComeLater(pulled.reason);
  if (!isCompleteOwnContest(contest)) {
    return { ok: false, message: pulled.ok ? messages.wizard.notOrganiser : pulled.message, isUnreached };
  }
  const form = await formOf(contest, Date.now());
  if (!form) return { ok: false, message: messages.wizard.imagesMissing, isUnreached: true };
  return { ok: true, form: { ...form, base: baseOf(contest, form) } };
}

function baseOf(contest: ContestRow, { base: _, ...before }: ContestForm): ContestForm['base'] {
  const { contestSlug, version, startTime, endTime, passwordProtected } = contest;
  return {
    slug: contestSlug,
    version,
    startTime,
    endTime,
    before,
    overMs: contestEndMs(contestClock(contest)),
    hasPassword: passwordProtected,
  };
}

/** Copies everything except dates, address and participants. The copy needs its own password. */
export function copyOf(form: ContestForm): ContestForm {
  const { startTime, endTime } = newForm(Date.now());
  return { ...form, startTime, endTime };
}

export async function saveChanges(contest: NewContest | ChangedContest): Promise<SaveAnswer> {
  if (!('contestSlug' in contest)) throw new Error('a new contest is no change');
  return changeOwnContest(contest);
}
