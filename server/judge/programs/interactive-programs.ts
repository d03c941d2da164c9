/**
 * For tests: guess a number between 1 and 2^30; the checker answers `<`, `>` or `=`. It also accepts `echo
 * n` (sends n numbers that must come back one at a time), `last` (sends one, closes its output, expects the
 * next one) and `late` (waits, sends one, expects the next one). Other words make it misbehave.
 */
import type { CustomChecker } from '../../../contract/entities/checker/checker-config';
import type { Language } from '../../../contract/limits';

const cppInteractor = `#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <unistd.h>
using namespace std;
static string dir;
static int verdict(bool right, const string &text) { ofstream(dir + "teammessage.txt") << text; return right ? 42 : 43; }
int main(int, char **argv) {
  long long secret, n, back;
  ifstream(argv[1]) >> secret;
  dir = argv[3];
  string word;
  for (int guesses = 1; guesses <= 40; guesses++) {
    if (!(cin >> word)) return verdict(false, "The program said nothing more.");
    if (word == "crash") abort();
    if (word == "wait") for (;;) pause();
    if (word == "late") {
      usleep(300000);
      cout << 7 << endl;
      return verdict(cin >> back && back == 8, "");
    }
    if (word == "last") {
      cout << 7 << endl;
      close(1);
      return verdict(cin >> back && back == 8, "");
    }
    if (word == "echo") {
      cin >> n;
      for (long long i = 0; i < n; i++) {
        cout << i << endl;
        if (!(cin >> back) || back != i) return verdict(false, "That was not what came.");
      }
      return verdict(true, "");
    }
    long long guess = atoll(word.c_str());
    if (guess == secret) { cout << "=" << endl; ofstream(dir + "score.txt") << guesses; return verdict(true, ""); }
    cout << (secret < guess ? "<" : ">") << endl;
  }
  return verdict(false, "Too many guesses.");
}
`;

const pythonInteractor = `import sys, time
secret = int(open(sys.argv[1]).read())
for _ in range(40):
    line = sys.stdin.readline()
    if not line:
        sys.exit(43)
    if line == 'late\\n':
        time.sleep(0.3)
        print(7, flush=True)
        continue
    guess = int(line)
    print('=' if guess == secret else '<' if secret < guess else '>', flush=True)
    if guess == secret:
        sys.exit(42)
sys.exit(43)
`;

const testlibInteractor = `#include <fstream>
#include <iostream>
int main(int, char **argv) {
  std::ifstream in(argv[1]);
  std::ofstream log(argv[2]);
  long long secret, guess;
  in >> secret;
  for (int i = 0; i < 40; i++) {
    if (!(std::cin >> guess)) { std::cerr << "wrong output format no guess\\n"; return 2; }
    log << guess << "\\n";
    std::cout << (guess == secret ? "=" : secret < guess ? "<" : ">") << std::endl;
    if (guess == secret) { std::cerr << "ok\\n"; return 0; }
  }
  std::cerr << "wrong answer too many guesses\\n";
  return 1;
}
`;

const interactor = (
  language: Language,
  content: string,
  protocol: CustomChecker['protocol'] = 'exit-code',
): CustomChecker => ({
  type: 'custom',
  protocol,
  language,
  files: [{ path: language === 'CPP17' ? 'interact.cpp' : 'interact.py', content }],
  arguments: [],
  interactive: true,
  scores: false,
});

export const interactors = {
  cpp: interactor('CPP17', cppInteractor),
  python: interactor('PYTHON3', pythonInteractor),
  testlib: interactor('CPP17', testlibInteractor, 'testlib'),
};

export const guessers: Readonly<Record<Language, string>> = {
  CPP17: `#include <iostream>
#include <string>
int main() {
  long long low = 1, high = 1LL << 30;
  for (std::string answer; answer != "=";) {
    long long middle = (low + high) / 2;
    std::cout << middle << std::endl;
    if (!(std::cin >> answer)) return 1;
    if (answer == "<") high = middle - 1; else low = middle + 1;
  }
}
`,
  PYTHON3: `low, high = 1, 1 << 30
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    answer = input()
    if answer == '=':
        break
    if answer == '<':
        high = middle - 1
    else:
        low = middle + 1
`,
  JAVASCRIPT_NODE: `let low = 1, high = 2 ** 30, middle;
const guess = () => { middle = Math.floor((low + high) / 2); console.log(middle); };
require('readline').createInterface({ input: process.stdin }).on('line', (answer) => {
  if (answer === '=') process.exit(0);
  if (answer === '<') high = middle - 1; else low = middle + 1;
  guess();
});
guess();
`,
  JAVA8: `import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long low = 1, high = 1L << 30;
    while (true) {
      long middle = (low + high) / 2;
      System.out.println(middle);
      String answer = in.next();
      if (answer.equals("=")) return;
      if (answer.equals("<")) high = middle - 1; else low = middle + 1;
    }
  }
}
`,
};

/** A C++ program with `x` and `s` declared. */
export const cppTalk = (body: string) =>
  `#include <iostream>\n#include <cstdio>\n#include <cstdlib>\nint main() { long long x; std::string s; ${body} }\n`;
