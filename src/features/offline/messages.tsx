import { locale, translated } from '../../lib/translation';
import { byteText, counted } from '../../lib/words';

/** Tells screen readers which row a button belongs to. */
const hidden = (text: string) => <span className="visually-hidden"> {text}</span>;

const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} of ${byteText(totalBytes)}`;

/** Texts of the page Offline use. */
export const messages = translated('features/offline', {
  page: {
    title: 'Offline use',
    intro:
      'See what works on this device without a network and what is waiting to be sent, and move your work to another device.',
    storage: 'This device',
    languages: 'Languages',
    downloads: 'Downloads',
    everything: 'everything',
    downloadEverything: 'Download everything',
    packs: 'Contest packs',
    submitted: 'Submitted on this device',
    move: 'Move your work',
  },

  storage: {
    checking: 'Checking…',
    space: 'Storage on this device',
    unknownUse: 'This browser does not report how much storage is used.',
    used: (bytes: number) => `${byteText(bytes)} used`,
    usedOf: (bytes: number, quotaBytes: number) =>
      `${byteText(bytes)} used of ${byteText(quotaBytes)} that this browser allows`,
    persistent: 'Protected from automatic deletion',
    isPersistent: 'Yes. Only you can delete this data.',
    isNotPersistent: 'No. The browser may delete this data when the device runs low on space.',
    isUnknown: 'Unknown in this browser. Export important work to a file.',
    refused: 'The browser declined. It often agrees after you install the app or visit more often.',
    askToKeep: 'Ask the browser to keep the data',
  },

  install: {
    title: 'Install as an app',
    install: 'Install',
    installed: 'Installed. You are using the app now.',
    offered: 'The app opens from the home screen, and the browser is less likely to delete its data.',
    impossible: 'This browser cannot install the app. Everything also works offline in a tab.',
    needsHttps: 'Browsers install apps over HTTPS only. Open this site over HTTPS.',
    onIos:
      'Press Share, then "Add to Home Screen". Otherwise iOS may delete the data of this site after seven days without a visit.',
    inFirefoxForAndroid: 'Open the browser menu, then press "Install" or "Add app to Home screen".',
    inSafari: 'In the File menu, choose "Add to Dock".',
    inChromium: 'Open the browser menu, then press "Install". The app may be installed already.',
  },

  runtimes: {
    checking: 'Checking…',
    judgeOnly: 'Runs on the judge',
    onDevice: (bytes: number) => `On this device, ${byteText(bytes)}`,
    missing: (downloadBytes: number) => `Not on this device, ${byteText(downloadBytes)} to download`,
    notKept: 'Cannot be saved on this device over plain HTTP',
    loading: loaded,
    unavailable: 'Not on this device, and not available now. It runs on the judge.',
    download: (language: string) => <>Download{hidden(language)}</>,
    stop: (language: string) => <>Stop{hidden(`downloading ${language}`)}</>,
    remove: (language: string) => <>Remove{hidden(language)}</>,
    confirmRemove: 'Remove it?',
  },

  dialog: {
    title: (title: string) => `Download ${title}`,
    needsHttps:
      'Over plain HTTP, this browser cannot open pages without the server, so a download would not help. Open this site over HTTPS to download problems and languages.',
    openOverHttps: 'Open it over HTTPS',
    checkingSize: 'Checking the size…',
    notFound: 'The server no longer has it.',
    sizeUnknown: 'You are offline, so the size is unknown. The download starts when the network is back.',
    size: (problemCount: number, bytes: number) =>
      `${counted(problemCount, 'problem')}, about ${byteText(bytes)}.`,
    sizeAllHere: (problemCount: number, bytes: number) =>
      `${counted(problemCount, 'problem')}, about ${byteText(bytes)}. All of it is already on this device. The download keeps it on the device and up to date.`,
    sizePartlyHere: (problemCount: number, bytes: number, missingBytes: number) =>
      `${counted(problemCount, 'problem')}, about ${byteText(bytes)}. ${byteText(missingBytes)} must be downloaded.`,
    languages: 'Languages that are not on this device yet',
    language: (language: string, bytes: number) => `${language}, ${byteText(bytes)}`,
    notSaved: 'Could not save the download on this device. Try again.',
    download: 'Download',
    notNow: 'Not now',
  },

  downloads: {
    none: 'No downloads yet. Download a challenge or a tag on its page, or download everything.',
    tag: (name: string) => `Tag ${name}`,
    copies: (problems: number, downloaded: number) =>
      `${counted(problems, 'problem')} on this device, ${downloaded.toLocaleString(locale)} of them downloaded.`,
    copiesWithOthers: (problems: number, downloaded: number) =>
      `${counted(problems, 'problem')} on this device, ${downloaded.toLocaleString(locale)} of them downloaded. The others were opened or loaded in advance, and are removed first when space runs low.`,
    preparing: 'Preparing the download…',
    loading: loaded,
    offline: 'Continues when the network is back',
    offlinePart: (bytes: number, totalBytes: number) =>
      `Continues when the network is back · ${loaded(bytes, totalBytes)} downloaded`,
    paused: 'Paused',
    pausedPart: (bytes: number, totalBytes: number) => `Paused · ${loaded(bytes, totalBytes)} downloaded`,
    failed: 'The download failed. Press Continue to retry.',
    ready: (problemCount: number, bytes: number) => `${counted(problemCount, 'problem')}, ${byteText(bytes)}`,
    readyChecked: (problemCount: number, bytes: number, ago: string) =>
      `${counted(problemCount, 'problem')}, ${byteText(bytes)} · checked for updates ${ago}`,
    pause: (title: string) => <>Pause{hidden(title)}</>,
    resume: (title: string) => <>Continue{hidden(`with ${title}`)}</>,
    remove: (title: string) => <>Remove{hidden(title)}</>,
    confirmRemove: 'Remove it?',
  },

  move: {
    note: 'Export your drafts and unsent work to a file, and import the file on another device to continue there. Each item is sent only once, even if you import the file twice or both devices send it.',
    export: 'Export to a file',
    exported: (drafts: number, unsent: number, file: string) =>
      `${counted(drafts, 'draft')} and ${counted(unsent, 'unsent item')} saved as ${file}.`,
    fileToImport: 'File to import',
    import: 'Import a file',
    tooLarge: 'This file is too large to be a Codeferry export.',
  },

  import: {
    title: 'Import this file?',
    exportedAt: (date: string) => `Exported ${new Date(date).toLocaleString(locale, exportTime)}.`,
    nothingToImport: 'This file has nothing to import.',
    newItems: (count: number) => `${counted(count, 'unsent item')} will be added to the outbox.`,
    newDrafts: (count: number) => `${counted(count, 'draft')} will be added.`,
    newerDrafts: (count: number) =>
      `${counted(count, 'draft')} will replace your older code. The older code stays available as an earlier version.`,
    olderDrafts: (count: number) =>
      `${counted(count, 'draft')} will become ${count === 1 ? 'an earlier version' : 'earlier versions'}, because the text on this device is newer.`,
    known: (count: number) =>
      `${counted(count, 'item')} of the file ${count === 1 ? 'is' : 'are'} already on this device.`,
    notImported: 'Not imported:',
    notImportedItem: (number: number, reason: string) => `Item ${number}: ${reason}`,
    import: 'Import',
    importing: 'Importing…',
    imported: 'The file was imported.',
    failed: 'Could not import the file. Your work on this device is safe. Try again.',
    close: 'Close',
    cancel: 'Cancel',
  },
});

const exportTime = { dateStyle: 'medium', timeStyle: 'short' } as const;
