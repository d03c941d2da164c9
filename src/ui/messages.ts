/** Texts of components that several pages use. */
import { translated } from '../lib/translation';
import { counted } from '../lib/words';

export const messages = translated('ui', {
  back: 'Back',
  backTo: (page: string) => `Back to ${page}`,
  close: 'Close',
  copy: (title: string) => `Copy ${title.toLowerCase()}`,
  copied: 'Copied',
  copyFailed: 'This browser does not allow pages to copy text. Select the text and copy it yourself.',
  countdown: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  empty: 'empty',
  imageMissing: (name: string) => `Image not available: ${name}`,
  moreBelow: 'More below',
  moreCharacters: (count: number) => `… ${counted(count, 'more character')}`,
  progressOf: (name: string) => `Progress of ${name}`,
  steps: 'Steps',
});
