import type { ComponentType } from 'react';
import type { SubmissionState, TestGroupResult } from '../../../../contract/entities/submission';

/** Passed in by the route: features do not import each other. */
export interface SubmissionViews {
  readonly Tests: ComponentType<{ state: SubmissionState; outputTitle?: string }>;
  readonly Groups: ComponentType<{ groups: readonly TestGroupResult[] }>;
  readonly Difference: ComponentType<{
    before: string;
    after: string;
    names: readonly [before: string, after: string];
  }>;
}
