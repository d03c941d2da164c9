import { expect } from 'vitest';
import { type Answer, describeDifference, differences } from './answer';
import type { ConformanceProgram } from './read-programs';
import { findRecorded, readRecording } from './recording';

/** Compares the live judge with the recording of its toolchain, if there is one. */
export function expectRecorded(
  toolchain: string,
  programs: readonly ConformanceProgram[],
  live: ReadonlyMap<string, Answer>,
): void {
  const recording = readRecording(toolchain);
  if (!recording) return;
  const hint = `${toolchain} is recorded otherwise: run "npm run conformance:record" and read the difference.`;
  const recorded = new Map<string, Answer>();
  for (const program of programs) {
    const answer = findRecorded(recording, program);
    if (answer) recorded.set(program.name, answer);
  }
  expect(Object.keys(recording.answers).sort(), hint).toEqual([...live.keys()].sort());
  expect([...recorded.keys()].sort(), hint).toEqual([...live.keys()].sort());
  const changed = differences(recorded, live);
  expect(
    changed.map(({ name }) => name),
    [hint, ...changed.map(describeDifference)].join('\n'),
  ).toEqual([]);
}
