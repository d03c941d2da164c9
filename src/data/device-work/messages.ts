/** Texts of work done signed out. */
export const messages = {
  undecided: 'Waiting for a decision',
  undecidedDetail: 'Choose which account this work belongs to. It is sent after that.',
};
