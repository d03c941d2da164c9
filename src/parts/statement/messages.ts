import { translated } from '../../lib/translation';

/** Texts about a problem's languages and origin. */
export const messages = translated('parts/statement', {
  language: 'Language of the statement',
  origin: 'Origin',
  author: 'Author',
  source: 'Source',
  licence: 'Licence',
  rightsOwner: 'Rights owner',
  licences: {
    unknown: 'Unknown',
    'public domain': 'Public domain',
    cc0: 'CC0',
    'cc by': 'CC BY',
    'cc by-sa': 'CC BY-SA',
    educational: 'For education only',
    permission: 'With permission of the owner only',
  },
});
