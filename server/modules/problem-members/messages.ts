export const memberRefusals = {
  self: 'You are already the creator of this problem.',
};
