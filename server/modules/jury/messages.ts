/** Messages of refusals for authors of problems with jury solutions. */
export const juryRefusals = {
  running: (left: number) =>
    `The judge is still running ${left === 1 ? 'one jury solution' : `${left} jury solutions`}. The problem is published after that.`,
  noJudge:
    'No judge that can run your jury solutions is running on this server. The problem is published when one is running, or if you publish it without the check.',
  differ: (lines: readonly string[]) =>
    `${lines.length === 1 ? 'One jury solution has' : `${lines.length} jury solutions have`} another result than expected. The problem is not published.\n${lines.join('\n')}`,
  line: (name: string, difference: string) => `${name}: ${difference}`,
  notJudged: 'The judge could not run it. The program did not cause this.',
  checkerBroken: 'The checker does not compile.',
};
