import { translated } from '../../lib/translation';

/** Texts of zip files that cannot be read. */
export const messages = translated('lib/files', {
  damaged: 'This zip file is damaged or has an unsupported format.',
  tooLarge: 'The contents of this zip file are too large.',
  notAZip: 'This is not a zip file.',
  encrypted: 'This zip file is encrypted. Unpack it first.',
  brokenLink: (link: string, target: string) =>
    `${link} is a link to ${target}, which is not in this zip file.`,
  circularLink: (link: string) => `${link} is a circular link: it leads back to itself.`,
  outsideLink: (link: string) =>
    `${link} is a link to a file outside of this zip file. Replace the link with the file.`,
});
