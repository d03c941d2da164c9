/** Texts of JavaScript runs in the browser's own engine. */
export const messages = {
  slow: "It also took too long in the browser's own engine.",
  stackOverflow:
    'Stack overflow: the recursion is too deep for this browser. The judge has a different limit.',
};
