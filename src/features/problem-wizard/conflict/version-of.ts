import type { TestCase } from '../../../../contract/entities/problem/problem';
import type {
  ProblemVersionContent,
  VersionTest,
} from '../../../../contract/entities/problem/problem-version';
import type { ProblemForm } from '../problem-form';
import { toProblem } from '../to-problem';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A form as the differences between versions read it. Texts stand for their hashes: only equality counts. */
export function versionOf(form: ProblemForm): Pick<ProblemVersionContent, 'content' | 'tests'> {
  const {
    testCases = [],
    images = [],
    ...rest
  } = toProblem(form) as ReturnType<typeof toProblem> & {
    testCases?: TestCase[];
    images?: { name: string }[];
  };
  const content = {
    ...rest,
    // Their files are not texts.
    ...(images.length > 0 && { imageNames: images.map(({ name }) => name) }),
  };
  return { content: content as Record<string, unknown>, tests: testCases.map(testOf) };
}

function testOf(one: TestCase, at: number): VersionTest {
  return {
    name: [one.group ?? '', at + 1].filter((part) => part !== '').join('/'),
    inputHash: one.input,
    outputHash: one.output,
    inputBytes: bytesOf(one.input),
    outputBytes: bytesOf(one.output),
    timeLimitMs: one.timeLimit * 1000,
    memoryLimitMb: one.memoryLimit,
    weight: one.weight,
  };
}
