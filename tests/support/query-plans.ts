/** A node of a plan by `explain (analyze, format json)`. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A row of the answer of `explain`. */
export interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

const withInner = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withInner)];

export const nodesOf = (explained: readonly Explained[]): PlanNode[] =>
  explained.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => withInner(Plan)));
