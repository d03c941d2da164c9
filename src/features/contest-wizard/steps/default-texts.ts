/** CWIZ-35: default rules, terms and privacy. Markdown. */

export const defaultRules = `- Work on your own. Neither people nor programs that write solutions may help you.
- Your own notes, books and the documentation of your language are allowed.
- Share neither problems nor solutions before the contest has ended.
- Do not disturb the contest: no attacks on the judge, the server or other participants.
- What you hand in counts as the server received it. Of several solutions to a problem the best one counts.
- Whoever breaks these rules may be disqualified by the organiser.`;

export const defaultTerms = `- With your registration you accept the rules of this contest.
- You keep the rights to what you write. The organiser may keep it, run it and compare it with other solutions to judge it.
- The organiser may correct a problem, judge again, extend or end the contest when fairness asks for it.
- Nobody is liable when a network, a server or a device fails.
- The decision of the organiser about results is final.`;

export const defaultPrivacy = `- Your username, your score and the time of your last improvement stand on the leaderboard of this contest.
- The organiser sees what you hand in, when, and, in a proctored contest, the warnings that were counted.
- Your e-mail address is used to decide whether you may take part. Other participants do not see it.
- Nothing is passed on to others for advertising.`;
