/** Messages of refusals for authors of problems with jury solutions. */
export const juryRefusals = {
  running: (left: number) =>
    `The judge is still running ${left === 1 ? 'one jury solution' : `${left} jury solutions`}. The problem is not published yet. Try again.`,
  differ: (lines: readonly string[]) =>
    `${lines.length === 1 ? 'One jury solution has' : `${lines.length} jury solutions have`} another result than expected. The problem is not published.\n${lines.join('\n')}`,
  line: (name: string, difference: string) => `${name}: ${difference}`,
  notJudged: 'The judge could not run it. The program did not cause this.',
  checkerBroken: 'The checker does not compile.',
};
