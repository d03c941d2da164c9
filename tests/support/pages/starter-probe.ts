/** The starter templates hold the input where their comment says. */
import type { Language } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';

/** Several words a line, blank lines, and no final line break. */
export const probeInput = '3\n\n10 -20  30\n  words, too';
export const probeOutput = '6 3 10 -20 30 words, too\n';

const telling: Record<Language, string> = {
  PYTHON3: '    print(len(words), *words)',
  JAVA8: '        System.out.println(words.size() + " " + String.join(" ", words));',
  CPP17: '    cout << words.size(); for (auto& word : words) cout << " " << word; cout << "\\n";',
  JAVASCRIPT_NODE: 'console.log(words.length, words.join(" "));',
};

/** The template with one more line, which prints the input that it read. */
export function starterWithEcho(language: Language): string {
  const place = /^.*words: the input.*\n/m;
  const code = starterCode(language);
  if (!place.test(code)) throw new Error(`the template of ${language} does not say where the input is`);
  return code.replace(place, (line) => `${line}${telling[language]}\n`);
}
