/** @param name undefined: the visitor cannot know the contest */
export function closedText(name: string | undefined): string {
  return name === undefined
    ? 'This problem is part of a running contest. If you do not take part in it, sign in to practise the problem.'
    : `This problem is part of the contest “${name}”. You can practise it when the contest is over and the time for late submissions has passed.`;
}
