import type { Language } from '../limits';

/**
 * What the editor starts with where a problem brings no code of its own (SOLVE-14): a program that reads the whole input
 * as words, so that the first line to write is the first line of the solution. Each compiles and prints nothing.
 */
const templates: Record<Language, string> = {
  PYTHON3: `import sys


def solve(words):
    # words holds the input, cut at white space
    pass


solve(sys.stdin.read().split())
`,
  JAVA8: `import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        // in.nextToken(); int n = (int) in.nval;   reads a number

    }
}
`,
  CPP17: `#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    // int n; cin >> n;   reads a number

    return 0;
}
`,
  JAVASCRIPT_NODE: `const words = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);
// words holds the input, cut at white space

`,
};

/** The template of a language, ending with a line break. */
export function starterCode(language: Language): string {
  return templates[language];
}
