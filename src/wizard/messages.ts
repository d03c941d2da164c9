import type { CreationKind } from '../data/wizards/creations';
import { locale, translated } from '../lib/translation';

const names: Record<CreationKind, string> = { contest: 'Contest', problem: 'Problem' };

/** Texts that both wizards share. */
export const messages = translated('wizard', {
  name: (what: CreationKind) => names[what],
  newTitle: (what: CreationKind) => `Create a ${what}`,
  changeTitle: (what: CreationKind) => `Edit ${what}`,
  newIntro: 'Your draft is saved on this device as you type.',
  changeIntro: (version: number) =>
    `You are editing version ${version}. Your changes stay on this device until you press Save changes.`,
  stepAhead: 'Click on the next button to proceed.',
  stepAheadHint: 'Complete the current step to proceed.',
  tooLong: (max: number) => `At most ${max.toLocaleString(locale)} characters`,
  tooMany: (max: number) => `At most ${max.toLocaleString(locale)} entries`,
  missing: 'This is required',
  notValid: 'This value is not valid',
  atMost: (max: number) => `At most ${max.toLocaleString(locale)} characters.`,
  lengthOf: (length: number, max: number) =>
    `${length.toLocaleString(locale)} of ${max.toLocaleString(locale)} characters.`,
  back: 'Back',
  next: 'Next',
  nextStep: (title: string) => `Next: ${title}`,
  publishesChanges: 'Publishes your changes as a new version.',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  creating: 'Creating…',

  valid: 'Validation successful.',
  cancel: 'Cancel',
  savedOnDevice: 'Saved on this device.',
  createdLater: (what: CreationKind) => `Your ${what} will be created when you are back online.`,
  noAnswerYet: 'The server has not answered yet. The app sends it again automatically.',
  changedLater: 'Your changes will be published when you are back online.',
  savedVersion: (version: number) => `Saved as version ${version}.`,
  changesSafe: 'Your changes are saved on this device.',
  setAside: 'Your changes are kept as a draft of their own.',
  refusedTitle: 'The server did not accept this.',
  hiddenFaults: (count: number) =>
    count === 1 ? 'One more thing to correct in this step' : `${count} more things to correct in this step`,
  refusedWithoutReason: 'The server gave no reason.',

  changeFailed: (what: CreationKind) => `The ${what} could not be opened for editing.`,
  copyFailed: (what: CreationKind) => `The ${what} could not be copied.`,
  tryAgain: 'Try again',
  newerVersion: (version: number | undefined) =>
    `Version ${version} was saved after you started your changes.`,
  newerVersionHint: (version: number | undefined) =>
    `Your changes on this device are based on version ${version}. If you continue and save them, they replace the newer version.`,
  continueChanges: 'Continue with my changes',
  startOver: (version: number | undefined) => `Start over from version ${version}`,

  draftsIntro: 'These drafts are on this device and are not published yet.',
  newDraft: (what: CreationKind) => `New ${what}`,
  drafts: (what: CreationKind) => `${names[what]}s on this device`,
  unnamed: 'No name yet',
  draftAge: (age: string) => `Changed ${age}`,
  changeAge: (what: CreationKind, age: string) => `Changes to a published ${what}. Changed ${age}`,
  saveFile: 'Save as a file',
  fileName: (what: CreationKind, name: string) => `${what}-${name || 'unnamed'}.json`,
  nothingToSave: 'This item was already sent or discarded, so there is no file to save.',
  doNotSend: 'Don’t send it yet',
  resume: 'Resume',
  discard: 'Discard',
  confirmDiscard: 'Discard permanently?',
  refused: (what: CreationKind, reason: string) => `Error while creating ${what}. ${reason}`,
  changeRefused: (reason: string) => `Your changes were not published. ${reason}`.trimEnd(),
  changeWaits: 'Saved on this device. Your changes will be published when you are back online.',
  waitsForJudge: (reason: string) => `Saved on this device. ${reason}`,
  waitsForSignIn: 'It will be sent after you sign in again.',
  waitsForNetwork: (what: CreationKind) =>
    `Saved on this device. Your ${what} will be created when you are back online.`,
});
