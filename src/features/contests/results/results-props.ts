import type { ChangeResults, ResultSettings } from '../../../../contract/entities/contest/contest-results';

type OneOf<T> = T extends infer One ? Omit<One, 'contestSlug'> : never;
export type ResultsChange = OneOf<ChangeResults>;

export interface ResultsSectionProps {
  slug: string;
  settings: ResultSettings;
  /** Shows a failure itself. */
  change(what: ResultsChange): Promise<void>;
}
