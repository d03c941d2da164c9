/**
 * Checkers for tests. The problem: print two positive numbers whose sum is the input; the answer file has
 * the largest first number allowed. Special first words make a checker fail in different ways.
 */
import type { CustomChecker } from '../../../contract/entities/checker/checker-config';

const cppHeader = `#pragma once
#include <fstream>
#include <iostream>
#include <string>
struct Case { long long sum, largest; };
Case read_case(const char *input, const char *answer);
`;
const cppReader = `#include "case.h"
Case read_case(const char *input, const char *answer) {
  Case one;
  std::ifstream(input) >> one.sum;
  std::ifstream(answer) >> one.largest;
  return one;
}
`;

const cppExitCode = `#include "lib/case.h"
#include <cstdlib>
#include <cstring>
#include <unistd.h>
int main(int argc, char **argv) {
  Case one = read_case(argv[1], argv[2]);
  std::string dir = argv[3], word;
  auto leave = [&](const char *name, const std::string &text) { std::ofstream(dir + name) << text; };
  std::cin >> word;
  if (word == "crash") abort();
  if (word == "code") return 7;
  if (word == "hang") for (;;) pause();
  if (word == "pass") { leave("nextpass.in", "1"); return 42; }
  if (word == "link") {
    if (symlink("/etc/hostname", (dir + "teammessage.txt").c_str())) return 43;
    return 43;
  }
  if (word == "arguments") {
    std::string all;
    for (int i = 4; i < argc; i++) all += std::string(argv[i]) + ";";
    leave("teammessage.txt", all);
    return 43;
  }
  long long a = atoll(word.c_str()), b = 0;
  std::cin >> b;
  leave("judgemessage.txt", "the largest is " + std::to_string(one.largest));
  if (a < 1 || b < 1 || a + b != one.sum) { leave("teammessage.txt", "These do not add up."); return 43; }
  leave("score.txt", std::to_string(a == one.largest ? 10.0 : 2.5));
  return 42;
}
`;

const pythonExitCode = `import sys
from reader import read_case
total, largest = read_case(sys.argv[1], sys.argv[2])
words = sys.stdin.read().split()
if words[:1] == ['crash']:
    raise SystemError('broken')
try:
    a, b = map(int, words)
except ValueError:
    sys.exit(43)
if a < 1 or b < 1 or a + b != total:
    open(sys.argv[3] + 'teammessage.txt', 'w').write('These do not add up.')
    sys.exit(43)
open(sys.argv[3] + 'score_multiplier.txt', 'w').write('1' if a == largest else '0.25')
sys.exit(42)
`;
const pythonReader = `def read_case(input_path, answer_path):
    return int(open(input_path).read()), int(open(answer_path).read())
`;

const cppTestlib = `#include <fstream>
#include <iostream>
int main(int argc, char **argv) {
  std::ifstream in(argv[1]), out(argv[2]), ans(argv[3]);
  long long sum, largest, a, b;
  in >> sum;
  ans >> largest;
  if (!(out >> a >> b)) { std::cerr << "wrong output format two integers expected\\n"; return 2; }
  if (a == 999) { std::cerr << "FAIL the jury has no answer\\n"; return 3; }
  if (a < 1 || b < 1 || a + b != sum) { std::cerr << "wrong answer the largest is " << largest << "\\n"; return 1; }
  if (a == largest) { std::cerr << "ok\\n"; return 0; }
  std::cerr << "points " << 0.25 << " not the largest\\n";
  return 7;
}
`;

const javaExitCode = `import java.io.*;
import java.nio.file.*;
import java.util.*;
public class Validate {
  public static void main(String[] args) throws Exception {
    long sum = Long.parseLong(new String(Files.readAllBytes(Paths.get(args[0]))).trim());
    Scanner in = new Scanner(System.in);
    if (!in.hasNextLong()) System.exit(43);
    System.exit(in.nextLong() + in.nextLong() == sum ? 42 : 43);
  }
}
`;

const custom = (more: Pick<CustomChecker, 'language' | 'files'> & Partial<CustomChecker>): CustomChecker => ({
  type: 'custom',
  protocol: 'exit-code',
  arguments: [],
  interactive: false,
  scores: false,
  ...more,
});

export const checkerPrograms = {
  cpp: custom({
    language: 'CPP17',
    files: [
      { path: 'validate.cpp', content: cppExitCode },
      { path: 'lib/case.h', content: cppHeader },
      { path: 'lib/case.cc', content: cppReader },
    ],
  }),
  python: custom({
    language: 'PYTHON3',
    files: [
      { path: 'main.py', content: pythonExitCode },
      { path: 'reader.py', content: pythonReader },
    ],
  }),
  java: custom({ language: 'JAVA8', files: [{ path: 'Validate.java', content: javaExitCode }] }),
  testlib: custom({
    language: 'CPP17',
    protocol: 'testlib',
    files: [{ path: 'check.cpp', content: cppTestlib }],
  }),
};
