/** Texts of the search box. */

import type { ReactNode } from 'react';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

export const messages = translated('features/search', {
  search: 'Search',
  searchAll: 'Search problems, challenges, contests, tags and people',
  clear: 'Clear the search',
  close: 'Close',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  results: 'Results',
  keys: (previous: ReactNode, next: ReactNode, enter: ReactNode, close: ReactNode) => (
    <>
      {previous} {next} choose · {enter} open · {close} close
    </>
  ),
  nothingFound: 'Nothing found.',
  nothingFoundFor: (query: ReactNode) => <>Nothing found for {query}.</>,
  nothingOnDeviceFor: (query: ReactNode) => <>Nothing found for {query} on this device.</>,
  resultCount: (count: number) => `${counted(count, 'result')}.`,
  offline: 'No network. These results are from this device.',
  serverFailed: (reason: string) => `${reason} These results are from this device.`,
  askingServer: 'Asking the server…',
  kinds: {
    question: 'question',
    problem: 'problem',
    contest: 'contest',
    challenge: 'challenge',
    tag: 'tag',
    user: 'person',
  },
  problems: (count: number) => counted(count, 'problem'),
  tagUses: (count: number) => `used ${counted(count, 'time')}`,
});
