import { contestLimits } from '../../../contract/limits';
import { lateSyncDefault } from '../../../contract/rules/contest/contest-validity';
import type { ContestRow } from '../../data/copies/contests';
import { fetchContestPicture } from '../../sync/authoring/own-contest';
import { type ContestForm, localTime, newForm } from './contest-form';

type OwnContest = ContestRow & { problems: string[]; orgName: string };

/** Whether the local copy includes the fields that only the creator receives. */
export function isCompleteOwnContest(contest: ContestRow | undefined): contest is OwnContest {
  return contest?.isCreator === true && contest.problems !== undefined && contest.orgName !== undefined;
}

/** Null if the images could not be fetched. The server never returns the password. */
export async function formOf(contest: OwnContest, nowMs: number): Promise<ContestForm | null> {
  const images = await imagesOf(contest);
  if (!images) return null;
  const { startTime, endTime, duration, enableProctored, maxQuestions, problems } = contest;
  const { emailDomains = [], allowedEmails = [], lateSyncMinutes, freezeMinutes } = contest;
  const { name, openContestForever, timedContest, passwordProtected, emailRestriction } = contest;
  const { description, eventRules, eventPrizes, eventFAQ, eventTerms, eventPrivacy } = contest;
  const fresh = newForm(nowMs);
  const { endTime: defaultEnd, duration: defaultDuration } = fresh;
  const defaultLateSync = lateSyncDefault(enableProctored);
  return {
    ...fresh,
    name,
    openContestForever,
    timedContest,
    passwordProtected,
    emailRestriction,
    enableProctored,
    description,
    eventRules,
    eventPrizes,
    eventFAQ,
    eventTerms,
    eventPrivacy,
    startTime: localTime(Date.parse(startTime)),
    endTime: endTime === null ? defaultEnd : localTime(Date.parse(endTime)),
    duration: duration === null ? defaultDuration : String(duration),
    lateSyncMinutes: lateSyncMinutes === defaultLateSync ? '' : String(lateSyncMinutes),
    freezeMinutes: String(freezeMinutes),
    problems,
    maxQuestions: maxQuestions === undefined || maxQuestions === problems.length ? '' : String(maxQuestions),
    randomizeQuestions: contest.randomizeQuestions ?? false,
    scoring: contest.scoring ?? fresh.scoring,
    penaltyMinutes: String(contest.penaltyMinutes ?? fresh.penaltyMinutes),
    problemPoints: Object.fromEntries(
      problems.map((id, at) => [
        id,
        String(contest.problemPoints?.[at] ?? contestLimits.problemPointsDefault),
      ]),
    ),
    maxWarnings: String(contest.maxWarnings),
    warningSeconds: String(contest.warningSeconds ?? 0),
    emailDomains: emailDomains.join(', '),
    allowedEmails: allowedEmails.join(', '),
    public: contest.public,
    openForPractice: contest.openForPractice === undefined ? '' : contest.openForPractice ? 'yes' : 'no',
    orgName: contest.orgName,
    tags: contest.tags.join(', '),
    ...images,
    carried: images.customBanner || contest.imageURL === null ? {} : { imageURL: contest.imageURL },
  };
}

async function imagesOf({ logoURL, imageURL }: OwnContest) {
  const [logo, banner] = await Promise.all([logoURL, imageURL].map(fetchContestPicture));
  if (logo === undefined || banner === undefined) return null;
  return { customLogo: logo, customBanner: banner };
}
