/** Texts of runs that are over. */
export const messages = {
  runOver: 'Your run of this contest is over. Your code stays on this device.',
  virtualRunOver: 'Your virtual run is over. Open the problem in practice to submit more.',
};
