/** Texts that only the preview of an unpublished problem has. */
export const messages = {
  starterCode: 'Starter code',
};
