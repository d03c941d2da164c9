import type { AccountKey } from '../../data/account/account';
import { readContest } from '../../data/copies/contests';
import { readWizardDraft, saveWizardDraft } from '../../data/wizards/wizard-drafts';
import type { Opening } from '../../parts/open-for-change';
import { pullContest } from '../../sync/pull/pull-contests';
import { mayComeLater } from '../../sync/pull/pull-result';
import { type ContestForm, readForm } from './contest-form';
import { changing, formOf, isOwnWhole, type OwnContest } from './form-of';

export const changeDraftID = (contestSlug: string) => `change-${contestSlug.toLowerCase()}`;

const missingPictures =
  'Its pictures are not on this device, and cannot be fetched now. Try again with a network.';
const notOwn = 'Only its organiser can do this. Sign in with the account that created it.';

/** What was begun is gone on with; else the draft is made of what the server has, or this device without it. Never throws. */
export async function beginChange(account: AccountKey, contestSlug: string): Promise<Opening> {
  const id = changeDraftID(contestSlug);
  const begun = await readWizardDraft(account, 'contest', id);
  const found = await findOwn(contestSlug);
  if ('message' in found)
    return begun && found.isUnreached ? { type: 'ready' } : { type: 'failed', ...found };
  const { contest, form } = found;
  const keep = (value: ContestForm) => keepDraft(account, id, changing(contest, value), form);
  if (!begun) {
    await keep(form);
    return { type: 'ready' };
  }
  const mine = readForm(begun.value, Date.now());
  if (mine.base?.version === contest.version) return { type: 'ready' };
  const versions = { mine: mine.base?.version, theirs: contest.version };
  return { type: 'overtaken', ...versions, takeUp: (which) => keep(which === 'mine' ? mine : form) };
}

/** A new draft with everything of a contest but its dates, its address and whoever takes part; the password is typed anew. */
export async function beginClone(
  account: AccountKey,
  contestSlug: string,
  draftID: string,
): Promise<Opening> {
  if (await readWizardDraft(account, 'contest', draftID)) return { type: 'ready' };
  const found = await findOwn(contestSlug);
  if ('message' in found) return { type: 'failed', message: found.message };
  const { startTime, endTime } = readForm(undefined, Date.now());
  await keepDraft(account, draftID, { ...found.form, startTime, endTime });
  return { type: 'ready' };
}

type Found = { contest: OwnContest; form: ContestForm } | { message: string; isUnreached: boolean };

async function findOwn(contestSlug: string): Promise<Found> {
  const pulled = await pullContest(contestSlug);
  const contest = await readContest(contestSlug);
  const isUnreached = !pulled.ok && mayComeLater(pulled.reason);
  if (!isOwnWhole(contest)) return { message: pulled.ok ? notOwn : pulled.message, isUnreached };
  const form = await formOf(contest, Date.now());
  return form ? { contest, form } : { message: missingPictures, isUnreached: true };
}

/** @param before what the contest is, where the draft is not begun from it */
async function keepDraft(account: AccountKey, id: string, form: ContestForm, before = form): Promise<void> {
  const { base: _, ...fields } = before;
  const value = form.base ? { ...form, base: { ...form.base, before: fields } } : form;
  await saveWizardDraft({ account, kind: 'contest', id, name: form.name, value });
}
