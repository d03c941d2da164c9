/** What is wrong with a contest that is being made: the contract's schema says it. Pure. */
import * as z from 'zod/mini';
import { ChangedContest, NewContest } from '../../../contract/entities/contest/new-contest';
import { contestLimits, tagLengthMax, tagsMax } from '../../../contract/limits';
import { validateSchedule } from '../../../contract/rules/contest/contest-validity';
// What it sets up, no page works without.
import '../../lib/schema/validate';
import type { Checked } from '../../wizard/wizard-definition';
import type { Fault } from '../../wizard/wizard-machine';
import type { ContestBase, ContestForm } from './contest-form';
import { toContest } from './to-contest';

/** For where the schema has no words of its own. */
const limitWords: Partial<Record<string, string>> = {
  duration: `Duration must be at most ${contestLimits.durationMinutesMax} minutes`,
  lateSyncMinutes: `Enter whole minutes from 0 to ${contestLimits.lateSyncMinutesMax}`,
  freezeMinutes: `Enter whole minutes from 0 to ${contestLimits.freezeMinutesMax}`,
  problems: `A contest holds at most ${contestLimits.problemsMax} problems`,
  maxWarnings: `Maximum Warnings must be between 0 and ${contestLimits.warningsMax}`,
  tags: `At most ${tagsMax} tags, each of at most ${tagLengthMax} characters`,
  emailDomains: `At most ${contestLimits.domainsMax} domains`,
  allowedEmails: `At most ${contestLimits.emailsMax} emails`,
};

/** The contest that the form makes at this moment, or what is wrong with it: one fault to a field. */
export function checkForm(form: ContestForm, nowMs: number): Checked<NewContest | ChangedContest> {
  const wanted = toContest(form, nowMs);
  const { base } = form;
  const result = base
    ? z.safeParse(ChangedContest, { ...wanted, ...changeOf(form, base) })
    : z.safeParse(NewContest, wanted);
  const issues = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }));
  const found = new Map<string, Fault>();
  for (const { path, message } of [...issues, ...validateSchedule(wanted, nowMs, base ?? undefined)]) {
    if (!found.has(path)) found.set(path, faultOf(path, message));
  }
  // Said once: where there is no problem, none can be asked for.
  if (form.problems.length === 0) found.delete('maxQuestions');
  const faults = [...found.values()];
  if (result.success && faults.length === 0) return { payload: result.data, faults: [] };
  return { payload: null, faults };
}

/** Nobody is told a password: what is not typed anew stays. */
function changeOf({ password }: ContestForm, { slug, version, hasPassword }: ContestBase) {
  const keepPassword = hasPassword && password === '';
  return { contestSlug: slug, version, keepPassword, ...(keepPassword && { password: null }) };
}

function faultOf(field: string, message: string): Fault {
  const isOurs = !/^Invalid input/.test(message);
  return { field, message: isOurs ? message : (limitWords[field] ?? message) };
}
