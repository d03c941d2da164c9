/** What is wrong with a contest that is being made: the contract's schema says it. Pure. */
import * as z from 'zod/mini';
import { ChangedContest, NewContest } from '../../../contract/entities/contest/new-contest';
import { contestLimits, tagLengthMax, tagsMax } from '../../../contract/limits';
import { scheduleComplaints } from '../../../contract/rules/contest/contest-validity';
// What it sets up, no page works without.
import '../../lib/schema/validate';
import type { ContestBase, ContestForm } from './contest-form';
import { toContest } from './to-contest';
import type { Fault, StepIndex } from './wizard-machine';

const stepOf: Record<Exclude<keyof ContestForm, 'carried' | 'base'>, StepIndex> = {
  name: 0,
  openContestImmediately: 0,
  startTime: 0,
  openContestForever: 0,
  endTime: 0,
  timedContest: 0,
  duration: 0,
  lateSyncMinutes: 0,
  freezeMinutes: 0,
  problems: 1,
  maxQuestions: 1,
  randomizeQuestions: 1,
  enableProctored: 2,
  maxWarnings: 2,
  passwordProtected: 2,
  password: 2,
  emailRestriction: 2,
  emailDomains: 2,
  allowedEmails: 2,
  public: 2,
  orgName: 3,
  tags: 3,
  customLogo: 3,
  customBanner: 3,
  description: 3,
  eventRules: 3,
  eventPrizes: 3,
  eventFAQ: 3,
  eventTerms: 3,
  eventPrivacy: 3,
};

/** For where the schema has no words of its own. */
const limitWords: Partial<Record<keyof typeof stepOf, string>> = {
  duration: `Duration must be at most ${contestLimits.durationMinutesMax} minutes`,
  lateSyncMinutes: `Enter whole minutes from 0 to ${contestLimits.lateSyncMinutesMax}`,
  freezeMinutes: `Enter whole minutes from 0 to ${contestLimits.freezeMinutesMax}`,
  problems: `A contest holds at most ${contestLimits.problemsMax} problems`,
  maxWarnings: `Maximum Warnings must be between 0 and ${contestLimits.warningsMax}`,
  tags: `At most ${tagsMax} tags, each of at most ${tagLengthMax} characters`,
  emailDomains: `At most ${contestLimits.domainsMax} domains`,
  allowedEmails: `At most ${contestLimits.emailsMax} emails`,
};

export type Checked =
  | { contest: NewContest | ChangedContest; faults: [] }
  | { contest: null; faults: Fault[] };

/** The contest that the form makes at this moment, or what is wrong with it: one fault to a field, in the order of the steps. */
export function checkForm(form: ContestForm, nowMs: number): Checked {
  const wanted = toContest(form, nowMs);
  const { base } = form;
  const result = base
    ? z.safeParse(ChangedContest, { ...wanted, ...changeOf(form, base) })
    : z.safeParse(NewContest, wanted);
  const issues = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }));
  const found = new Map<string, Fault>();
  for (const { path, message } of [...issues, ...scheduleComplaints(wanted, nowMs, base ?? undefined)]) {
    if (!found.has(path)) found.set(path, faultOf(path, message));
  }
  // Said once: where there is no problem, none can be asked for.
  if (form.problems.length === 0) found.delete('maxQuestions');
  const faults = [...found.values()].sort((a, b) => a.step - b.step);
  if (result.success && faults.length === 0) return { contest: result.data, faults: [] };
  return { contest: null, faults };
}

/** Nobody is told a password: what is not typed anew stays. */
function changeOf({ password }: ContestForm, { slug, version, hasPassword }: ContestBase) {
  const keepPassword = hasPassword && password === '';
  return { contestSlug: slug, version, keepPassword, ...(keepPassword && { password: null }) };
}

function faultOf(path: string, message: string): Fault {
  const field = path as keyof typeof stepOf;
  const isOurs = !/^Invalid input/.test(message);
  return { field, step: stepOf[field] ?? 0, message: isOurs ? message : (limitWords[field] ?? message) };
}
