/** What pages turn into once they are used: what the tour photographs after the pages, and what the suite looks at. */
import { contestPack } from './scenes/contest-pack';
import { contestWizard } from './scenes/contest-wizard';
import { dashboard } from './scenes/dashboard';
import { drafts } from './scenes/drafts';
import { messages } from './scenes/messages';
import { offlineUse } from './scenes/offline-use';
import { outage } from './scenes/outage';
import { outbox } from './scenes/outbox';
import { ownContest } from './scenes/own-contest';
import { problemWizard } from './scenes/problem-wizard';
import { virtualRun } from './scenes/virtual-run';
import type { Scene } from './stage';

/** A contest, for who organises it and for who takes part. */
export const contestScenes: readonly Scene[] = [
  ownContest,
  contestPack,
  messages,
  outage,
  dashboard,
  virtualRun,
];

/** What is written on a device, waits there, and is taken along. */
export const workScenes: readonly Scene[] = [contestWizard, problemWizard, outbox, drafts, offlineUse];
