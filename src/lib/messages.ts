/** Texts of the helpers in this folder. */
export const messages = {
  partNotLoaded: 'A part of Codeferry could not be loaded. Try again when the network is back.',
  device: (browser: string | undefined, system: string | undefined) =>
    `${browser ?? 'A browser'} on ${system ?? 'another device'}`,
};
