import { median } from '../paired';

/** One line of the result: the goal and the measurement. */
export interface Finding {
  what: string;
  unit: '×' | 'ms';
  goal: number;
  measured: number;
  detail: string;
}

export interface PairedTimes {
  oursMs: number;
  otherMs: number;
}

/** The median ratio over the rounds. */
export function ratioFinding(
  what: string,
  goal: number,
  times: readonly PairedTimes[],
  other = 'bare',
): Finding {
  const measured = median(times.map(({ oursMs, otherMs }) => oursMs / otherMs));
  return { what, unit: '×', goal, measured, detail: medians(times, other) };
}

/** The median of our extra time over the rounds. */
export function excessFinding(what: string, goalMs: number, times: readonly PairedTimes[]): Finding {
  const measured = median(times.map(({ oursMs, otherMs }) => oursMs - otherMs));
  return { what, unit: 'ms', goal: goalMs, measured, detail: medians(times, 'bare') };
}

export function timeFinding(what: string, goalMs: number, timesMs: readonly number[]): Finding {
  const sorted = [...timesMs].sort((a, b) => a - b);
  const detail = `${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)} ms`;
  return { what, unit: 'ms', goal: goalMs, measured: median(timesMs), detail };
}

function medians(times: readonly PairedTimes[], other: string): string {
  const ours = median(times.map(({ oursMs }) => oursMs));
  const theirs = median(times.map(({ otherMs }) => otherMs));
  return `${ours.toFixed(1)} ms, ${other} ${theirs.toFixed(1)} ms`;
}

/** The findings as a Markdown table. */
export function findingTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, unit, goal, measured, detail }) => {
    const value = unit === '×' ? measured.toFixed(2) : measured.toFixed(1);
    return `| ${what} | ≤ ${goal} ${unit} | ${value} ${unit} | ${measured <= goal ? 'yes' : '**no**'} | ${detail} |`;
  });
  return ['| what | goal | measured | met | medians |', '|---|---|---|---|---|', ...rows].join('\n');
}
