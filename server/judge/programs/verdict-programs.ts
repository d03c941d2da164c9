/** Programs for tests: add two numbers correctly, wrongly, or fail in different ways. */
import type { Verdict } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';

type Programs = Record<Exclude<Verdict, 'JE'>, string>;

const java = (body: string) =>
  `import java.util.*;\npublic class Main {\n  public static void main(String[] args) throws Exception {\n    ${body}\n  }\n}\n`;

export const verdictPrograms: Readonly<Record<Language, Programs>> = {
  CPP17: {
    AC: '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }',
    WA: '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a - b << std::endl; }',
    CE: 'int main() { return nothing; }',
    TLE: 'int main() { for (volatile long i = 0;; i++) continue; }',
    MLE: '#include <cstring>\nint main() { for (;;) { char *p = new char[1 << 20]; memset(p, 1, 1 << 20); } }',
    RTE: '#include <cstdlib>\nint main() { abort(); }',
    OLE: '#include <cstdio>\nint main() { for (;;) puts("the same line again and again"); }',
  },
  PYTHON3: {
    AC: 'a, b = map(int, input().split())\nprint(a + b)\n',
    WA: 'a, b = map(int, input().split())\nprint(a - b)\n',
    CE: 'print(\n',
    TLE: 'while True:\n    pass\n',
    MLE: 'blocks = []\nwhile True:\n    blocks.append(bytearray(1 << 20))\n',
    RTE: 'print(1 // 0)\n',
    OLE: 'while True:\n    print("x" * 100000)\n',
  },
  JAVASCRIPT_NODE: {
    AC: "const [a, b] = require('fs').readFileSync('/dev/stdin', 'utf8').split(' ').map(Number);\nconsole.log(a + b);\n",
    WA: "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\nconsole.log(a - b);\n",
    CE: 'console.log(\n',
    TLE: 'for (;;);\n',
    MLE: 'const kept = [];\nfor (;;) kept.push(new Array(100000).fill(1.5));\n',
    RTE: "throw new Error('no');\n",
    OLE: "for (;;) require('fs').writeSync(1, 'x'.repeat(65536));\n",
  },
  JAVA8: {
    AC: java('Scanner in = new Scanner(System.in); System.out.println(in.nextLong() + in.nextLong());'),
    WA: java('Scanner in = new Scanner(System.in); System.out.println(in.nextLong() - in.nextLong());'),
    CE: java('int x = ;'),
    TLE: java('for (long i = 0;; i++) ;'),
    MLE: java('List<int[]> kept = new ArrayList<>(); for (;;) kept.add(new int[1 << 18]);'),
    RTE: java('throw new RuntimeException("no");'),
    OLE: java('byte[] block = new byte[65536]; for (;;) System.out.write(block, 0, block.length);'),
  },
};
