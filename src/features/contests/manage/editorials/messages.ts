import { translated } from '../../../../lib/translation';

/** Texts of the tab with editorials and practice. */
export const messages = translated('features/contests/manage/editorials', {
  intro: 'Write how to solve each problem. Participants can read it after the contest.',
  opensAt: (moment: string) =>
    `Editorials and practice open ${moment}: after the end, all extra time, and the time for late submissions.`,
  open: 'Editorials and practice are open to participants.',
  never: 'This contest has no end, so editorials stay hidden. Set an end to publish them.',
  practice: 'Let participants practise the private problems after the end',
  practiceHint:
    'A private problem stays closed while another of your contests that is not over has it. Public problems are always open for practice after the end.',
  privateProblem: 'The problem is private.',
  text: (title: string) => `Editorial for ${title}`,
  hint: 'Markdown. An empty text means no editorial.',
  save: 'Save',
  saveNamed: (title: string) => `Save the editorial for ${title}`,
  saved: 'Saved.',
  unsaved: 'Not saved yet. Your text is kept on this device.',
  needsNetwork: 'Saving needs the network. Your text is kept on this device.',
  changedElsewhere: 'Another organiser saved a different text. Compare both, then choose.',
  theirs: 'Saved text',
  useTheirs: 'Use the saved text',
  keepMine: 'Keep my text',
  tooFull: 'Your text could not be kept on this device. Save it before you leave.',
  tryAgain: 'Try again',
});
