/** The states of pages in use: the tour photographs them, and the test suite checks them. */
import { afterContest } from './scenes/after-contest';
import { authors } from './scenes/authors';
import { ceremony } from './scenes/ceremony';
import { classWork } from './scenes/class-work';
import { classes } from './scenes/classes';
import { contestPack } from './scenes/contest-pack';
import { contestWizard } from './scenes/contest-wizard';
import { dashboard } from './scenes/dashboard';
import { drafts } from './scenes/drafts';
import { gaps } from './scenes/gaps';
import { lists } from './scenes/lists';
import { memberHome } from './scenes/member-home';
import { messages } from './scenes/messages';
import { offlineUse } from './scenes/offline-use';
import { outage } from './scenes/outage';
import { outbox } from './scenes/outbox';
import { ownContest } from './scenes/own-contest';
import { ownProblems } from './scenes/own-problems';
import { problemWizard } from './scenes/problem-wizard';
import { registration } from './scenes/registration';
import { similarity } from './scenes/similarity';
import { takenOver } from './scenes/taken-over';
import { virtualRun } from './scenes/virtual-run';
import type { Scene } from './stage';

export const contestScenes: readonly Scene[] = [
  ownContest,
  contestPack,
  messages,
  outage,
  dashboard,
  similarity,
  virtualRun,
  registration,
  afterContest,
  takenOver,
  ceremony,
];

/** Work that is written, queued and downloaded on a device, and classes. */
export const workScenes: readonly Scene[] = [
  memberHome,
  contestWizard,
  problemWizard,
  ownProblems,
  authors,
  gaps,
  outbox,
  drafts,
  offlineUse,
  classes,
  classWork,
  lists,
];
