import * as z from 'zod/mini';
import { ChangedContest, NewContest } from '../../../contract/entities/contest/new-contest';
import { validateSchedule } from '../../../contract/rules/contest/contest-validity';
// This import configures the schema library; every page already has it.
import '../../lib/schema/validate';
import { sentence } from '../../lib/translation';
import { issueText, isWordless } from '../../wizard/faults/issue-text';
import type { Checked } from '../../wizard/wizard-definition';
import type { Fault } from '../../wizard/wizard-machine';
import type { ContestBase, ContestForm } from './contest-form';
import { messages } from './messages';
import { toContest } from './to-contest';

const limitMessages: Partial<Record<string, string>> = messages.limits;

export function checkForm(form: ContestForm, nowMs: number): Checked<NewContest | ChangedContest> {
  const wanted = toContest(form, nowMs);
  const { base } = form;
  const result = base
    ? z.safeParse(ChangedContest, { ...wanted, ...changeOf(form, base) })
    : z.safeParse(NewContest, wanted);
  const issues = result.success ? [] : result.error.issues.map((issue) => describe(issue, wanted));
  const schedule = validateSchedule(wanted, nowMs, base ?? undefined).map(({ path, message }) => ({
    path,
    message: sentence(message),
  }));
  const found = new Map<string, Fault>();
  for (const { path, message } of [...issues, ...schedule]) {
    if (!found.has(path)) found.set(path, { field: path, message });
  }
  // A contest without problems has only that error.
  if (form.problems.length === 0) found.delete('maxQuestions');
  const faults = [...found.values()];
  if (result.success && faults.length === 0) return { payload: result.data, faults: [] };
  return { payload: null, faults };
}

/** The server never returns a password, so an empty field keeps the old one. */
function changeOf({ password }: ContestForm, { slug, version, hasPassword }: ContestBase) {
  const keepPassword = hasPassword && password === '';
  return { contestSlug: slug, version, keepPassword, ...(keepPassword && { password: null }) };
}

/** Only points and problems have an entry of their own in the form. */
export function toFormPath(path: string): string {
  const [name = ''] = path.split('.');
  return name === 'problems' || name === 'problemPoints' ? path : name;
}

/** Names the wrong one of a list of emails or domains, so that nobody has to search hundreds for it. */
function describe(issue: z.core.$ZodIssue, wanted: ReturnType<typeof toContest>) {
  const [name = '', at] = issue.path;
  const text = sentence((isWordless(issue) && limitMessages[String(name)]) || issueText(issue));
  const isList = name === 'allowedEmails' || name === 'emailDomains';
  const entry = isList && typeof at === 'number' ? wanted[name][at] : undefined;
  return {
    path: toFormPath(issue.path.join('.')),
    message: entry === undefined ? text : `${entry}: ${text}`,
  };
}
