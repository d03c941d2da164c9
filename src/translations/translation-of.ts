/**
 * The texts of a language, checked against the English ones: the same keys and parameters. A missing text is English
 * in the app, and fails tools/texts/translations.test.ts.
 */
export type TranslationOf<M> = M extends string
  ? string
  : M extends (...values: infer V) => infer R
    ? (...values: V) => R extends string ? string : R
    : M extends readonly (infer E)[]
      ? readonly (E extends string ? string : E)[]
      : { readonly [K in keyof M]?: TranslationOf<M[K]> };
