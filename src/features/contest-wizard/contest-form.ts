/** The wizard's fields as typed. Times are in this device's time zone. */
import type { NewContest } from '../../../contract/entities/contest/new-contest';
import { contestDefaultDays, contestLimits } from '../../../contract/limits';
import { type ScoringKind, scoringKinds } from '../../../contract/rules/contest/contest-score';
import { minuteOf } from '../../../contract/rules/contest/contest-validity';
import { type EmailRestriction, emailRestrictions } from '../../../contract/rules/contest/eligibility';
import { readFields } from '../../wizard/read-fields';
import { messages as defaultTexts } from './default-texts/messages';

export interface ContestForm {
  name: string;
  openContestImmediately: boolean;
  /** The format of datetime-local: 2026-03-01T10:00. */
  startTime: string;
  openContestForever: boolean;
  endTime: string;
  timedContest: boolean;
  duration: string;
  /** Minutes. '': the default, which depends on proctoring. */
  lateSyncMinutes: string;
  /** Minutes before the end; '0': never. */
  freezeMinutes: string;
  problems: string[];
  /** '': all. */
  maxQuestions: string;
  randomizeQuestions: boolean;
  scoring: ScoringKind;
  penaltyMinutes: string;
  /** By problem id; absent: the default. */
  problemPoints: Record<string, string>;
  enableProctored: boolean;
  maxWarnings: string;
  /** Time away in total for one warning; '0': each absence is one. */
  warningSeconds: string;
  passwordProtected: boolean;
  password: string;
  emailRestriction: EmailRestriction;
  emailDomains: string;
  allowedEmails: string;
  public: boolean;
  /** '': as `public`. */
  openForPractice: '' | 'yes' | 'no';
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
  carried: Partial<Pick<NewContest, 'imageURL'>>;
  base: ContestBase | null;
}

export interface ContestBase {
  slug: string;
  version: number;
  /** ISO 8601, as in the API. */
  startTime: string;
  endTime: string | null;
  /** The end, including pauses; null: open-ended. */
  overMs: number | null;
  hasPassword: boolean;
  before: Omit<ContestForm, 'base'>;
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
    lateSyncMinutes: '',
    freezeMinutes: '0',
    problems: [],
    maxQuestions: '',
    randomizeQuestions: false,
    scoring: 'points',
    penaltyMinutes: String(contestLimits.penaltyMinutesDefault),
    problemPoints: {},
    enableProctored: false,
    maxWarnings: String(contestLimits.warningsDefault),
    warningSeconds: '0',
    passwordProtected: false,
    password: '',
    emailRestriction: 'all',
    emailDomains: '',
    allowedEmails: '',
    public: true,
    openForPractice: '',
    orgName: '',
    tags: '',
    customLogo: null,
    customBanner: null,
    description: '',
    eventRules: defaultTexts.rules,
    eventPrizes: '',
    eventFAQ: '',
    eventTerms: defaultTexts.terms,
    eventPrivacy: defaultTexts.privacy,
    carried: {},
    base: null,
  };
}

/** Accepts drafts of earlier builds. */
export function readForm(value: unknown, nowMs: number): ContestForm {
  if (typeof value !== 'object' || value === null) return newForm(nowMs);
  const isImage = (stored: unknown) => stored === null || stored instanceof Uint8Array;
  return readFields(
    newForm(nowMs),
    { ...readCarriedTimes(value), ...value },
    {
      problems: (stored) => Array.isArray(stored) && stored.every((id) => typeof id === 'string'),
      customLogo: isImage,
      customBanner: isImage,
      base: (stored) => typeof stored === 'object',
      scoring: (stored) => scoringKinds.some((known) => known === stored),
      problemPoints: isRecordOfStrings,
      emailRestriction: (stored) => emailRestrictions.some((known) => known === stored),
    },
  );
}

const isRecordOfStrings = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string');

/** Earlier drafts have these two as numbers in `carried`. */
function readCarriedTimes(value: object): object {
  const carried = 'carried' in value ? Object.entries(value.carried ?? {}) : [];
  const isTime = ([field, minutes]: [string, unknown]) =>
    (field === 'lateSyncMinutes' || field === 'freezeMinutes') && typeof minutes === 'number';
  return Object.fromEntries(carried.filter(isTime).map(([field, minutes]) => [field, String(minutes)]));
}

export function localTime(atMs: number): string {
  const time = new Date(minuteOf(atMs));
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
