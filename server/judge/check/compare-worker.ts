import { parentPort } from 'node:worker_threads';
import { compareOutput } from '../../../contract/rules/judging/compare-output';
import type { CompareAnswer, CompareTask } from './compare-thread';

parentPort?.on('message', ({ id, expected, actual, options }: CompareTask) => {
  const result = compareOutput(expected, actual, options);
  parentPort?.postMessage({ id, result } satisfies CompareAnswer);
});
