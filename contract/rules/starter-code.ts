import type { Language } from '../limits';

/** SOLVE-14: reads the whole input as words, compiles, and prints nothing. */
const templates: Record<Language, string> = {
  PYTHON3: `import sys


def solve(words):
    # words: the input split on whitespace
    pass


solve(sys.stdin.read().split())
`,
  JAVA8: `import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> words = new ArrayList<>();
        for (String line; (line = in.readLine()) != null; ) {
            StringTokenizer cut = new StringTokenizer(line);
            while (cut.hasMoreTokens()) words.add(cut.nextToken());
        }
        // words: the input split on whitespace

    }
}
`,
  CPP17: `#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    vector<string> words(istream_iterator<string>(cin), {});
    // words: the input split on whitespace

    return 0;
}
`,
  JAVASCRIPT_NODE: `const words = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);
// words: the input split on whitespace

`,
};

export function starterCode(language: Language): string {
  return templates[language];
}
