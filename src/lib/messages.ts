import { translated } from './translation';

export type TimeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Texts of the helpers in this folder. */
export const messages = translated('lib', {
  ago: (count: number, unit: TimeUnit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  justNow: 'just now',
  perTest: (time: string) => `${time} per test`,
  partNotLoaded: 'A part of Codeferry could not be loaded. Try again when the network is back.',
  device: (browser: string | undefined, system: string | undefined) =>
    `${browser ?? 'A browser'} on ${system ?? 'another device'}`,
});
