import { translated } from '../../../lib/translation';

/** CWIZ-35: what a new contest starts with. Markdown. */
export const messages = translated('features/contest-wizard/default-texts', {
  rules: `- Work alone. You must not get help from other people or from programs that write solutions.
- You may use your own notes, books and the documentation of your language.
- Do not share problems or solutions before the contest has ended.
- Do not disturb the contest: do not attack the judge, the server or other participants.
- A submission counts as the server received it. Your best submission to each problem counts.
- The organiser may disqualify participants who break these rules.`,
  terms: `- By registering you accept the rules of this contest.
- You keep the rights to what you write. The organiser may store it, run it and compare it with other solutions to judge it.
- The organiser may correct a problem, judge submissions again, extend the contest or end it early to keep it fair.
- Nobody is liable when a network, a server or a device fails.
- The organiser's decisions about results are final.`,
  privacy: `- Your username, your score and the time of your last improvement appear on the leaderboard of this contest.
- The organiser sees your submissions and their times and, in a proctored contest, your warnings.
- Your email address is used to decide whether you may take part. Other participants do not see it.
- Your data is not shared with others for advertising.`,
});
