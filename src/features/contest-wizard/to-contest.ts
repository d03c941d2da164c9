import type * as z from 'zod/mini';
import type { NewContest } from '../../../contract/entities/contest/new-contest';
import { contestLimits } from '../../../contract/limits';
import { minuteOf } from '../../../contract/rules/contest/contest-validity';
import { type ContestForm, localTime } from './contest-form';

/** CWIZ-31: a restricted contest is not featured. */
export const isFeatured = (form: ContestForm) => form.public && form.emailRestriction === 'all';

/** Decision 084: until the organiser chooses, as featured. */
export const isOpenForPractice = (form: ContestForm) =>
  form.openForPractice === '' ? isFeatured(form) : form.openForPractice === 'yes';

/** The body of POST /contests/create, not validated (ENT-12 … 14). */
export function toContest(form: ContestForm, nowMs: number) {
  const { openContestImmediately, openContestForever, timedContest, passwordProtected } = form;
  const { emailRestriction, startTime, endTime, duration, maxQuestions, maxWarnings, ...others } = form;
  const { customLogo, customBanner, carried, base, lateSyncMinutes, freezeMinutes, ...plain } = others;
  const { penaltyMinutes: _, problemPoints, warningSeconds, ...rest } = plain;
  return {
    ...rest,
    imageURL: carried.imageURL,
    tags: listOf(form.tags),
    customLogo: customLogo ?? undefined,
    customBanner: customBanner ?? undefined,
    // CWIZ-54, CWIZ-55
    startTime: openContestImmediately
      ? new Date(minuteOf(nowMs)).toISOString()
      : wireTime(startTime, base?.startTime),
    endTime: openContestForever ? null : wireTime(endTime, base?.endTime),
    duration: timedContest ? wholeNumber(duration) : null,
    lateSyncMinutes: lateSyncMinutes === '' ? undefined : wholeNumber(lateSyncMinutes, -1),
    freezeMinutes: openContestForever || freezeMinutes === '' ? 0 : wholeNumber(freezeMinutes, -1),
    penaltyMinutes: penaltyOf(form),
    problemPoints: form.scoring === 'icpc' ? [] : form.problems.map((id) => pointsOf(problemPoints[id])),
    maxQuestions: maxQuestions === '' ? undefined : wholeNumber(maxQuestions),
    maxWarnings: form.enableProctored ? wholeNumber(maxWarnings, -1) : contestLimits.warningsDefault,
    warningSeconds: form.enableProctored ? wholeNumber(warningSeconds ?? '0', -1) : 0,
    password: passwordProtected ? form.password : null,
    emailRestriction,
    emailDomains: emailRestriction === 'domain' ? listOf(form.emailDomains) : [],
    allowedEmails: emailRestriction === 'emails' ? listOf(form.allowedEmails) : [],
    public: isFeatured(form),
    // Unchanged: the dashboard may have changed it meanwhile.
    openForPractice:
      form.openForPractice === base?.before.openForPractice ? undefined : isOpenForPractice(form),
  } satisfies z.input<typeof NewContest>;
}

/** Only icpc shows the field, so elsewhere a wrong number must not be a fault. */
function penaltyOf({ scoring, penaltyMinutes }: ContestForm): number {
  const minutes = wholeNumber(penaltyMinutes, -1);
  const isValid = minutes >= 0 && minutes <= contestLimits.penaltyMinutesMax;
  return isValid || scoring === 'icpc' ? minutes : contestLimits.penaltyMinutesDefault;
}

/** Not a number: below the limit. */
function pointsOf(text: string | undefined): number {
  if (text === undefined) return contestLimits.problemPointsDefault;
  const points = Number(text);
  return text.trim() === '' || Number.isNaN(points) ? 0 : points;
}

function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Returns a value below every limit if the text is not a whole number. */
function wholeNumber(text: string, otherwise = 0): number {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) ? number : otherwise;
}

/** @param before the original time: when clocks are set back, one local hour occurs twice */
function wireTime(local: string, before?: string | null): string | null {
  if (before && local === localTime(Date.parse(before))) return before;
  const atMs = Date.parse(local);
  return Number.isNaN(atMs) ? null : new Date(minuteOf(atMs)).toISOString();
}
