/** Bounds of the check for similar submissions (decision 083). Apart from `limits.ts`, which every page loads. */
export const similarityLimits = {
  /** Of a problem in a language: the newest ones. */
  programsMax: 500,
  /** A shorter program says nothing, and a longer one is no work of hands. */
  tokensMin: 40,
  tokensMax: 20_000,
  /** 0 to 1; less is not reported. */
  similarityMin: 0.25,
  pairsPerGroupMax: 100,
  /** From this many programs on, code that more than half of them share does not count. */
  commonFromPrograms: 10,
  minutesMax: 10,
} as const;
