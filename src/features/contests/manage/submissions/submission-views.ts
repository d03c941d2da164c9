import type { ComponentType, ReactNode } from 'react';
import type {
  SubmissionState,
  TestCaseResult,
  TestGroupResult,
} from '../../../../../contract/entities/submission';

/** Passed in by the route: features do not import each other. */
export interface SubmissionViews {
  readonly Tests: ComponentType<{
    state: SubmissionState;
    outputTitle?: string;
    hiddenTest?: ((result: TestCaseResult) => ReactNode) | undefined;
  }>;
  readonly Groups: ComponentType<{ groups: readonly TestGroupResult[] }>;
  readonly Difference: ComponentType<{
    before: string;
    after: string;
    names: readonly [before: string, after: string];
  }>;
}
