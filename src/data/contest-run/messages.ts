import { translated } from '../../lib/translation';

/** Texts of runs that are over. */
export const messages = translated('data/contest-run', {
  runOver: 'Your run of this contest is over. Your code stays on this device.',
  virtualRunOver: 'Your virtual run is over. Open the problem in practice to submit more.',
});
