import type { Scoring, TestGroup } from '../../entities/problem/problem';
import { rootSettings } from '../../rules/judging/group-points';
import type { ImportReport } from '../import-report';
import type { FormatVersion } from '../problem-yaml';
import { ancestorsOf, type GroupSettings, inheritedSetting } from './group-settings';

export interface ScoredCase {
  group: string;
}
type Settings = ReadonlyMap<string, GroupSettings>;

/** Default of the dated versions for `secret`. */
const defaultFullMarks = 100;

/** Legacy settings; drafts of the dated versions contain them too. */
const legacyKeys = ['onReject', 'graderFlags', 'rejectScore'] as const;

/** Groups are returned in the order of their first case. */
export function readScoring(
  version: FormatVersion,
  settings: Settings,
  cases: readonly ScoredCase[],
  report: ImportReport,
): Scoring {
  const places = [...new Set(cases.flatMap(({ group }) => ancestorsOf(group).reverse()))];
  const saysPoints = [...settings.values()].some(
    (one) => one.acceptScore !== undefined || one.maxScore !== undefined || one.aggregation !== undefined,
  );
  const isLegacy =
    version === 'legacy' ||
    [...settings.values()].some((one) => legacyKeys.some((key) => one[key] !== undefined));
  // Legacy packages without points: 1 point per case, and flags define the aggregation.
  const saysMore =
    saysPoints || (version === 'legacy' && [...settings.values()].some((one) => one.graderFlags));
  if (isLegacy && saysMore) return { groups: places.map((name) => legacyGroup(name, settings)) };
  if (!saysPoints) report.assume(`no group has points: the groups share ${defaultFullMarks} evenly`);
  return { groups: datedGroups(places, settings, cases, report) };
}

const lastOf = <T extends string>(flags: readonly string[], words: readonly T[]): T | undefined =>
  flags.filter((flag): flag is T => words.some((word) => word === flag)).at(-1);

function legacyGroup(name: string, settings: Settings): TestGroup {
  const flags = inheritedSetting(settings, name, 'graderFlags') ?? [];
  const mode = lastOf(flags, ['sum', 'min', 'max', 'avg']) ?? 'sum';
  const { maxScore: full = Number.POSITIVE_INFINITY, requires } = settings.get(name) ?? {};
  return {
    name,
    aggregation: mode === 'avg' ? 'average' : mode,
    onReject: inheritedSetting(settings, name, 'onReject') ?? 'break',
    verdictFrom: legacyVerdict(flags),
    acceptScore: inheritedSetting(settings, name, 'acceptScore') ?? 1,
    rejectScore: inheritedSetting(settings, name, 'rejectScore') ?? 0,
    maxScore: Number.isFinite(full) ? full : null,
    countsSamples: name !== '' || !flags.includes('ignore_sample'),
    requires,
  };
}

function legacyVerdict(flags: readonly string[]): TestGroup['verdictFrom'] {
  if (flags.includes('accept_if_any_accepted')) return 'anyAccepted';
  const mode = lastOf(flags, ['worst_error', 'first_error', 'always_accept']);
  if (mode === 'always_accept') return 'alwaysAccept';
  return mode === 'first_error' ? 'first' : 'worst';
}

function datedGroups(
  places: readonly string[],
  settings: Settings,
  cases: readonly ScoredCase[],
  report: ImportReport,
): TestGroup[] {
  const full = settings.get('secret')?.maxScore ?? defaultFullMarks;
  const below = places.filter((place) => /^secret\/[^/]+$/.test(place));
  const given = below.map((place) => settings.get(place)?.maxScore);
  const left = full - given.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const share = Math.max(0, left) / Math.max(1, given.filter((one) => one === undefined).length);
  return places.map((name) => {
    if (name === '') return group({ name, countsSamples: false });
    if (name === 'sample' || name.startsWith('sample/')) return group({ name, acceptScore: 0 });
    const count = cases.filter((one) => ancestorsOf(one.group).includes(name)).length;
    const own = settings.get(name);
    if (name === 'secret')
      return datedGroup(name, full, own?.aggregation ?? 'sum', own?.acceptScore, count, report);
    const max = own?.maxScore ?? (below.includes(name) ? share : full);
    const aggregation = own?.aggregation ?? 'pass-fail';
    const perCase = inheritedSetting(settings, name, 'acceptScore');
    const { requires } = own ?? {};
    return {
      ...datedGroup(name, max, aggregation, perCase, count, report),
      ...(requires && { requires }),
    };
  });
}

function datedGroup(
  name: string,
  max: number,
  aggregation: NonNullable<GroupSettings['aggregation']>,
  perCase: number | undefined,
  count: number,
  report: ImportReport,
): TestGroup {
  const isBounded = Number.isFinite(max);
  if (!isBounded)
    report.assume(
      `${name}: the score has no upper limit; the points of an accepted case are assumed as the maximum`,
    );
  const whole = isBounded ? max : 1;
  return group({
    name,
    // All or nothing: each case gives full marks, and the minimum counts.
    aggregation: aggregation === 'sum' ? 'sum' : 'min',
    onReject: aggregation === 'sum' ? 'continue' : 'break',
    acceptScore: perCase ?? (aggregation === 'sum' && isBounded ? whole / count : whole),
    maxScore: isBounded ? max : null,
  });
}

const group = (own: Partial<TestGroup> & { name: string }): TestGroup => ({ ...rootSettings, ...own });
