import type { CheckerConfig } from '../../../contract/entities/checker/checker-config';
import { expandSampleText } from '../../../contract/rules/statement/legacy-text';
import type { TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';

const samplesMax = 10;

export interface SampleData {
  /** Samples first, then custom inputs. */
  testCases: TestCase[];
  sampleCount: number;
  checker: CheckerConfig;
}

/**
 * Null: the newest version. Interactive problems and those with several passes
 * take no custom input, because their checker could not interpret it.
 */
export async function readSamples(
  db: Database,
  { pk, version }: { readonly pk: string; readonly version: number | null },
  inputs: readonly string[],
): Promise<SampleData> {
  const problem = await db
    .selectFrom(version === null ? 'problems' : 'problem_contents')
    .select(['checker', 'time_limit_ms', 'memory_limit_mb', 'sample_input', 'sample_output'])
    .select('test_data_version')
    .where('pk', '=', pk)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .executeTakeFirstOrThrow();
  const { checker } = problem;
  const rows = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('problem_pk', '=', pk)
    .where('data_version', '=', problem.test_data_version)
    .where('sample', '=', true)
    .orderBy('position')
    .limit(samplesMax)
    .execute();
  const isDialogue = checker.type === 'custom' && (checker.interactive || checker.passes !== undefined);
  const common = {
    timeLimitMs: problem.time_limit_ms,
    memoryLimitBytes: problem.memory_limit_mb * 1024 * 1024,
    weight: 1,
    sample: true,
    group: '',
  };
  const samples: TestCase[] = rows.map((row) => ({
    ...common,
    id: `${pk}/${row.position}`,
    input: row.input,
    expected: row.expected,
    timeLimitMs: row.time_limit_ms,
    memoryLimitBytes: row.memory_limit_bytes,
    ...(row.checker_arguments && { checkerArguments: row.checker_arguments }),
  }));
  // Without sample test cases, use the statement's sample text.
  const { sample_input: input, sample_output: expected } = problem;
  if (samples.length === 0 && !isDialogue && (input !== '' || expected !== '')) {
    const bytes = (text: string) => Buffer.from(expandSampleText(text));
    samples.push({ ...common, id: `${pk}/words`, input: bytes(input), expected: bytes(expected) });
  }
  const own: TestCase[] = inputs.map((text, at) => ({
    ...common,
    id: `own/${at}`,
    input: Buffer.from(text),
    expected: Buffer.alloc(0),
  }));
  return { testCases: isDialogue ? samples : [...samples, ...own], sampleCount: samples.length, checker };
}
