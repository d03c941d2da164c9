/**
 * The cost of a sandboxed run compared with a bare one: an empty program, and a problem of ten test cases.
 */
import type { Language } from '../contract/limits';
import type { Built, JudgeBench } from './judge-bench';
import type { Pair } from './paired';

/** Prints one word. `atMost`: the maximum ratio. */
const trivial: readonly { language: Language; atMost: number; source: string }[] = [
  { language: 'CPP17', atMost: 2, source: '#include <cstdio>\nint main() { puts("hello"); }\n' },
  { language: 'PYTHON3', atMost: 1.2, source: 'print("hello")\n' },
  { language: 'JAVASCRIPT_NODE', atMost: 1.2, source: 'console.log("hello");\n' },
  {
    language: 'JAVA8',
    atMost: 1.1,
    source: 'public class Main { public static void main(String[] a) { System.out.println("hello"); } }\n',
  },
];

const sortNumbers = 'import sys\nprint(*sorted(map(int, sys.stdin.read().split()[1:])))\n';
const testCases = 10;

function numbers(count: number): Buffer {
  const values = Array.from({ length: count }, (_, i) => (i * 48_271) % 1_000_003);
  return Buffer.from(`${count}\n${values.join(' ')}\n`);
}

async function tenTests(bench: JudgeBench, built: Built): Promise<Pair> {
  const inputs = Array.from({ length: testCases }, (_, i) => numbers(2000 * (i + 1)));
  return {
    name: 'ten test cases in Python: read, sort, print',
    atMost: 1 / 0.93,
    async ours() {
      for (const input of inputs) await bench.run(built, input);
    },
    async bare() {
      for (const input of inputs) await bench.runBare(built, input);
    },
  };
}

export async function overheadPairs(bench: JudgeBench): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { language, atMost, source } of trivial) {
    const built = await bench.build(language, source);
    pairs.push({
      name: `trivial run, ${language} (${bench.tier})`,
      atMost,
      ours: () => bench.run(built),
      bare: () => bench.runBare(built),
    });
  }
  return [...pairs, await tenTests(bench, await bench.build('PYTHON3', sortNumbers))];
}
