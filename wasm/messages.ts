import { translated } from '../contract/translation';

/** Texts of runs, runtimes and their downloads. `language`: its label. */
export const messages = translated('wasm', {
  appPartMissing:
    'A part of the app is missing on this device. Connect to the internet once and reload the page.',
  notOnDevice: (language: string) => `${language} is not on this device yet.`,
  notStarted: (language: string, reason: string) => `${language} could not start: ${reason}`,
  closed: 'The runtime was closed.',
  startTimeout: 'it did not start in time',
  scriptNotLoaded: 'its script could not be loaded',
  stopped: (reason: string) => `The runtime stopped: ${reason}`,
  compilerTimeout: (seconds: number) => `The compiler was stopped after ${seconds} s.`,

  downloadFailed: (language: string) =>
    `${language} is not on this device yet and could not be downloaded. Connect to the internet once; after that it also runs offline.`,
  downloadDamaged: (language: string) =>
    `The download of ${language} was incomplete or damaged. Try again. If it happens again, reload the page.`,
  notSaved: (language: string) =>
    `${language} could not be saved. The device is full, or the browser does not allow storing it.`,
  downloadCancelled: 'The download was cancelled.',
  notAvailable: (language: string) =>
    `${language} is not available for this device yet, or the server cannot be reached.`,
  notRecorded: 'The program was stopped before its steps were recorded.',
});
