/** What the wizard's fields hold, as they are typed, and the contest that they make. Times are of this device's zone. Pure. */
import type * as z from 'zod/mini';
import type { NewContest } from '../../../contract/entities/new-contest';
import { contestDefaultDays, contestLimits } from '../../../contract/limits';
import { minuteOf } from '../../../contract/rules/contest-validity';
import { type EmailRestriction, emailRestrictions } from '../../../contract/rules/eligibility';
import { defaultPrivacy, defaultRules, defaultTerms } from './default-texts';

export interface ContestForm {
  name: string;
  openContestImmediately: boolean;
  /** As a field for date and time has it: 2026-03-01T10:00. */
  startTime: string;
  openContestForever: boolean;
  endTime: string;
  timedContest: boolean;
  duration: string;
  problems: string[];
  /** '': as many as are added. */
  maxQuestions: string;
  randomizeQuestions: boolean;
  enableProctored: boolean;
  maxWarnings: string;
  passwordProtected: boolean;
  password: string;
  emailRestriction: EmailRestriction;
  emailDomains: string;
  allowedEmails: string;
  public: boolean;
  orgName: string;
  tags: string;
  customLogo: Uint8Array<ArrayBuffer> | null;
  customBanner: Uint8Array<ArrayBuffer> | null;
  description: string;
  eventRules: string;
  eventPrizes: string;
  eventFAQ: string;
  eventTerms: string;
  eventPrivacy: string;
}

const dayMs = 86_400_000;

/** CWIZ-9, D-41 */
export function newForm(nowMs: number): ContestForm {
  return {
    name: '',
    openContestImmediately: false,
    startTime: localTime(nowMs + contestDefaultDays.start * dayMs),
    openContestForever: false,
    endTime: localTime(nowMs + contestDefaultDays.end * dayMs),
    timedContest: false,
    duration: '60',
    problems: [],
    maxQuestions: '',
    randomizeQuestions: false,
    enableProctored: false,
    maxWarnings: String(contestLimits.warningsDefault),
    passwordProtected: false,
    password: '',
    emailRestriction: 'all',
    emailDomains: '',
    allowedEmails: '',
    public: true,
    orgName: '',
    tags: '',
    customLogo: null,
    customBanner: null,
    description: '',
    eventRules: defaultRules,
    eventPrizes: '',
    eventFAQ: '',
    eventTerms: defaultTerms,
    eventPrivacy: defaultPrivacy,
  };
}

/** A draft as it was kept: whatever is not in the form's shape begins anew. */
export function readForm(value: unknown, nowMs: number): ContestForm {
  const form = newForm(nowMs);
  if (typeof value !== 'object' || value === null) return form;
  const kept = Object.entries(value).filter(([field, held]) => fits(form, field, held));
  return { ...form, ...Object.fromEntries(kept) };
}

function fits(form: ContestForm, field: string, held: unknown): boolean {
  if (!Object.hasOwn(form, field)) return false;
  if (field === 'problems') return Array.isArray(held) && held.every((id) => typeof id === 'string');
  if (field === 'customLogo' || field === 'customBanner') return held === null || held instanceof Uint8Array;
  if (field === 'emailRestriction') return emailRestrictions.some((known) => known === held);
  return typeof held === typeof form[field as keyof ContestForm];
}

/** CWIZ-31: what not everybody may join is not featured. */
export const isFeatured = (form: ContestForm) => form.public && form.emailRestriction === 'all';

/** What POST /contests/create takes, unchecked (ENT-12 … 14). */
export function toContest(form: ContestForm, nowMs: number) {
  const { openContestImmediately, openContestForever, timedContest, passwordProtected } = form;
  const { emailRestriction, startTime, endTime, duration, maxQuestions, maxWarnings, ...others } = form;
  const { customLogo, customBanner, ...rest } = others;
  return {
    ...rest,
    tags: listOf(form.tags),
    ...(customLogo && { customLogo }),
    ...(customBanner && { customBanner }),
    // CWIZ-54, CWIZ-55
    startTime: openContestImmediately ? new Date(minuteOf(nowMs)).toISOString() : wireTime(startTime),
    endTime: openContestForever ? null : wireTime(endTime),
    duration: timedContest ? wholeNumber(duration) : null,
    ...(maxQuestions !== '' && { maxQuestions: wholeNumber(maxQuestions) }),
    maxWarnings: form.enableProctored ? wholeNumber(maxWarnings, -1) : contestLimits.warningsDefault,
    password: passwordProtected ? form.password : null,
    emailRestriction,
    emailDomains: emailRestriction === 'domain' ? listOf(form.emailDomains) : [],
    allowedEmails: emailRestriction === 'emails' ? listOf(form.allowedEmails) : [],
    public: isFeatured(form),
  } satisfies z.input<typeof NewContest>;
}

/** What stands between commas and line breaks. */
function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** What is no whole number is less than any may be. */
function wholeNumber(text: string, otherwise = 0): number {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) ? number : otherwise;
}

function wireTime(local: string): string | null {
  const atMs = Date.parse(local);
  return Number.isNaN(atMs) ? null : new Date(minuteOf(atMs)).toISOString();
}

/** As a field for date and time takes it, in this device's zone. */
function localTime(atMs: number): string {
  const time = new Date(minuteOf(atMs));
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
