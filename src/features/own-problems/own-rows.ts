/** The rows of "My problems": what the server told, and what only this device has. */
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { OpenCreation } from '../../data/wizards/creations';
import type { WizardDraftRow } from '../../data/wizards/wizard-drafts';
import type { OwnProblemsSearch, OwnSort, OwnState } from './own-search';

/**
 * waiting: in the outbox · refused: the server did not accept it · stale: a change of an older version than the newest
 */
export type DraftState = 'draft' | 'waiting' | 'refused' | 'stale';

export interface OwnDraft {
  readonly id: string;
  readonly name: string;
  readonly state: DraftState;
  /** Why the judge has not let it pass yet. */
  readonly judgeReason?: string | undefined;
  /** In the outbox. */
  readonly creationID?: string | undefined;
  /** Ms since 1970. */
  readonly updatedAt: number;
}

/** With `problem`, a published one; `draft` is then a change that is not published. */
export interface OwnRow {
  readonly key: string;
  readonly title: string;
  readonly problem?: OwnProblem | undefined;
  readonly draft?: OwnDraft | undefined;
  readonly updatedAt: number;
}

interface OwnData {
  problems: readonly OwnProblem[];
  drafts: readonly WizardDraftRow[];
  creations: readonly OpenCreation[];
}

/** The published version that the draft changes, with the id in lower case. */
function baseOf(value: unknown): { id: string; version: number } | undefined {
  const base = (value as { base?: { id?: unknown; version?: unknown } | null } | null)?.base;
  if (typeof base?.id !== 'string') return undefined;
  return { id: base.id.toLowerCase(), version: Number(base.version) };
}

export function mergeRows({ problems, drafts, creations }: OwnData): OwnRow[] {
  const changes = new Map<string, OwnDraft>();
  const rows: OwnRow[] = [];
  const published = new Map(problems.map(({ id, version }) => [id.toLowerCase(), version]));
  for (const { id, name, updatedAt, value } of drafts) {
    const creation = creations.find(({ draftID }) => draftID === id);
    const state = !creation ? 'draft' : creation.receipt === 'refused' ? 'refused' : 'waiting';
    const draft = {
      id,
      name,
      state,
      updatedAt,
      judgeReason: creation?.judgeReason,
      creationID: creation?.id,
    } as const;
    const base = baseOf(value);
    const newest = base && published.get(base.id);
    // One that waits is refused when it arrives; until then the outbox has it.
    const isStale = base && newest !== undefined && base.version < newest && state !== 'waiting';
    if (base && newest !== undefined) changes.set(base.id, isStale ? { ...draft, state: 'stale' } : draft);
    else rows.push({ key: `draft ${id}`, title: name, draft, updatedAt });
  }
  for (const problem of problems) {
    const draft = changes.get(problem.id.toLowerCase());
    const updatedAt = Math.max(Date.parse(problem.updatedAt), draft?.updatedAt ?? 0);
    rows.push({ key: problem.id, title: problem.title, problem, draft, updatedAt });
  }
  return rows;
}

const isIn: Record<OwnState, (row: OwnRow) => boolean> = {
  draft: ({ draft }) => draft !== undefined,
  private: ({ problem }) => problem?.public === false,
  public: ({ problem }) => problem?.public === true,
  used: ({ problem }) => problem !== undefined && problem.uses.length > 0,
};

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function matches({ title, problem }: OwnRow, words: readonly string[]): boolean {
  const { id = '', tags = [], uses = [] } = problem ?? {};
  const text = fold([title, id, ...tags, ...uses.map(({ name }) => name)].join('\n'));
  return words.every((word) => text.includes(word));
}

const keys: Record<OwnSort, (row: OwnRow) => number | string> = {
  changed: ({ updatedAt }) => -updatedAt,
  title: ({ title }) => fold(title),
  solved: ({ problem }) => -(problem?.counts.solvers ?? -1),
  submissions: ({ problem }) => -(problem?.counts.tries ?? -1),
  acceptance: ({ problem }) => -(acceptanceOf(problem) ?? -1),
};

/** Percent; undefined without tries. */
export function acceptanceOf(problem: OwnProblem | undefined): number | undefined {
  if (!problem || problem.counts.tries === 0) return undefined;
  return Math.round((100 * problem.counts.accepted) / problem.counts.tries);
}

export function shownRows(rows: readonly OwnRow[], { q = '', state, sort }: OwnProblemsSearch): OwnRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const key = keys[sort ?? 'changed'];
  return rows
    .filter((row) => (state === undefined || isIn[state](row)) && matches(row, words))
    .map((row) => ({ row, by: key(row) }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : b.row.updatedAt - a.row.updatedAt))
    .map(({ row }) => row);
}
