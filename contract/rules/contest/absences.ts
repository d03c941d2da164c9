/**
 * Absences from a proctored run, from its events. A leaving event opens an absence and `return` closes it with the time
 * away. Nothing is watched during a pause or an excluded outage, and silence of a device is no absence.
 */
import { proctorReturnMs } from '../../limits';

export const absenceKinds = ['fullscreen', 'window', 'page', 'device', 'excused'] as const;
/**
 * page: reload, Back, address bar, crash, closed · device: continued on another device · excused: an accident, such as
 * Escape in a pop-up.
 */
export type AbsenceKind = (typeof absenceKinds)[number];

export interface AbsenceSum {
  readonly times: number;
  /** In total. Unknown times count as 0. */
  readonly ms: number;
}
export type Absences = Partial<Record<AbsenceKind, AbsenceSum>>;

export interface AbsenceEvent {
  readonly kind: string;
  readonly atMs: number;
  readonly awayMs: number | null;
  readonly detail: string | null;
  readonly isForgiven: boolean;
}

interface Cut {
  readonly from: string;
  readonly to: string;
}

/** After a pause, a participant has the usual time to return. */
export function isCutOut(atMs: number, cuts: readonly Cut[], slackMs = 0): boolean {
  return cuts.some(({ from, to }) => atMs >= Date.parse(from) && atMs < Date.parse(to) + slackMs);
}

/** An end by proctoring at this time was decided by a device that did not know of the pause. */
export const isEndCutOut = (atMs: number, cuts: readonly Cut[]): boolean =>
  isCutOut(atMs, cuts, proctorReturnMs);

function leavingKind({ kind, detail }: AbsenceEvent): AbsenceKind | undefined {
  if (kind === 'blur') return 'window';
  if (kind === 'otherDevice') return 'device';
  if (kind === 'fullscreenExit') return detail === null ? 'fullscreen' : 'page';
  return undefined;
}

interface Absence {
  readonly kind: AbsenceKind;
  readonly isForgiven: boolean;
  ms: number;
}

/** @param events in order of time */
function absencesOf(events: readonly AbsenceEvent[], cuts: readonly Cut[]): Absence[] {
  const absences: Absence[] = [];
  let open: Absence | undefined;
  let isOpenCut = false;
  for (const event of events) {
    const kind = leavingKind(event);
    if (kind !== undefined) {
      // The time since the last contact of a silent device is no absence: its network may have failed.
      const isKnown = kind !== 'device' || event.detail !== null;
      open = { kind, isForgiven: event.isForgiven, ms: (isKnown && event.awayMs) || 0 };
      isOpenCut = isCutOut(event.atMs, cuts);
      if (!isOpenCut) absences.push(open);
    } else if (event.kind === 'return') {
      if (open) open.ms = event.awayMs ?? open.ms;
      else if (!isOpenCut && !isCutOut(event.atMs, cuts))
        absences.push({ kind: 'excused', isForgiven: event.isForgiven, ms: event.awayMs ?? 0 });
      open = undefined;
      isOpenCut = false;
    }
  }
  return absences;
}

export interface AbsenceTotals {
  readonly byKind: Absences;
  /** As the organiser's policy counts them, without forgiven ones. */
  readonly warnings: number;
  readonly countedMs: number;
}

/** @param warningSeconds 0: a warning for each absence; otherwise one for each full number of seconds away in total */
export function totalAbsences(
  events: readonly AbsenceEvent[],
  cuts: readonly Cut[],
  warningSeconds: number,
): AbsenceTotals {
  const absences = absencesOf(events, cuts);
  const byKind: Record<string, AbsenceSum> = {};
  for (const { kind, ms } of absences) {
    const { times, ms: before } = byKind[kind] ?? { times: 0, ms: 0 };
    byKind[kind] = { times: times + 1, ms: before + ms };
  }
  const counted = absences.filter(({ kind, isForgiven }) => kind !== 'excused' && !isForgiven);
  const countedMs = counted.reduce((sum, { ms }) => sum + ms, 0);
  return { byKind, countedMs, warnings: warningsFor(counted.length, countedMs, warningSeconds) };
}

/** D-30, or by the total time away. */
export function warningsFor(times: number, awayMs: number, warningSeconds: number): number {
  return warningSeconds === 0 ? times : Math.floor(awayMs / (warningSeconds * 1000));
}
