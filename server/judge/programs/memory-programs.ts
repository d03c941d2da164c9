/** Programs that double a number: small ones, and ones that keep 64 MB meanwhile. */
import type { Language } from '../../../contract/limits';
import type { JudgeRequest } from '../types';

export const doubles: Record<Language, string> = {
  PYTHON3: 'print(2 * int(input()))\n',
  JAVA8:
    'import java.util.*; public class Main { public static void main(String[] a) { System.out.println(2 * new Scanner(System.in).nextInt()); } }\n',
  CPP17: '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 2 * n << "\\n"; }\n',
  JAVASCRIPT_NODE: "console.log(2 * Number(require('fs').readFileSync(0, 'utf8')));\n",
};

export const hoards: Record<Language, string> = {
  PYTHON3: 'kept = bytearray(b"x" * (64 << 20))\nprint(2 * int(input()) + kept[5] - 120)\n',
  JAVA8: `import java.util.*; public class Main { public static void main(String[] a) {
    byte[][] kept = new byte[64][];
    for (int i = 0; i < 64; i++) { kept[i] = new byte[1 << 20]; Arrays.fill(kept[i], (byte) 1); }
    System.out.println(2 * new Scanner(System.in).nextInt() + kept[5][5] - 1); } }\n`,
  CPP17: `#include <iostream>\n#include <vector>
int main() { std::vector<char> kept(64 << 20, 1); int n; std::cin >> n; std::cout << 2 * n + kept[n] - 1 << "\\n"; }\n`,
  JAVASCRIPT_NODE: `const kept = [];
for (let i = 0; i < 64; i++) kept.push(Array.from({ length: 131072 }, (_, k) => k + i + 0.5));
console.log(2 * Number(require('fs').readFileSync(0, 'utf8')) + (kept[5][5] > 0 ? 0 : 1));\n`,
};

export const doubling = (language: Language, source: string, memoryMb: number): JudgeRequest => ({
  language,
  source,
  checker: { type: 'tokens' },
  mode: 'all',
  testCases: [
    {
      id: '1',
      input: Buffer.from('21\n'),
      expected: Buffer.from('42\n'),
      timeLimitMs: 5000,
      memoryLimitBytes: memoryMb * 1024 * 1024,
      weight: 1,
      sample: false,
      group: '',
    },
  ],
});
