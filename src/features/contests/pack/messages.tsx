import type { ReactNode } from 'react';
import { translated } from '../../../lib/translation';
import { byteText, counted } from '../../../lib/words';

const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} of ${byteText(totalBytes)}`;

/** Texts of contest packs: on the contest's page, on Offline use, and on the organiser's dashboard. */
export const messages = translated('features/contests/pack', {
  title: 'Contest pack',
  intro:
    'Downloads all problems to this device, encrypted. When the contest starts, they open at once, even without a network.',
  openOffline: (offlineUse: ReactNode) => (
    <>
      Without a network, the organiser’s code opens the pack. Download your languages too, under {offlineUse}.
    </>
  ),
  offlineUse: 'Offline use',
  download: 'Download for the contest',
  retry: 'Try again',
  progress: (contest: string) => `Download progress of the contest pack: ${contest}`,

  status: {
    checkingSize: 'Checking the size…',
    loading: loaded,
    offline: 'Continues when the network is back',
    offlinePart: (bytes: number, totalBytes: number) =>
      `Continues when the network is back · ${loaded(bytes, totalBytes)} downloaded`,
    ready: (version: number, problemCount: number, bytes: number) =>
      `Ready, encrypted until the start: version ${version}, ${counted(problemCount, 'problem')}, ${byteText(bytes)}`,
    failed: 'The download failed. Retry on the contest page.',
  },

  list: {
    none: 'No contest packs yet. Register for a contest, then download its pack on the contest page before it starts.',
    packOf: (contest: string) => `the pack of ${contest}`,
    remove: (contest: string) => (
      <>
        Remove<span className="visually-hidden"> the pack of {contest}</span>
      </>
    ),
    confirmRemove: 'Remove it?',
  },

  code: {
    packs: (version: number) => `Contest packs, version ${version}`,
    beforeStart: (start: string) =>
      `Participants have downloaded encrypted problems. The code that opens them offline appears here at the start: ${start}.`,
    show: 'Show the code',
    use: 'For participants without a network. If they start with the code, their time counts from the start of the contest.',
    title: 'Code of the contest',
    typeIt: 'Participants who are offline type this code where they start the contest.',
  },
});
