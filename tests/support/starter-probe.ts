/** The templates that editors begin with, taken at their word: whoever goes on where they say what is read finds the input there. */
import type { Language } from '../../contract/limits';
import { starterCode } from '../../contract/rules/starter-code';

/** Lines of several words, blank ones, and no line break at the end. */
export const probeInput = '3\n\n10 -20  30\n  words, too';
export const probeOutput = '6 3 10 -20 30 words, too\n';

const telling: Record<Language, string> = {
  PYTHON3: '    print(len(words), *words)',
  JAVA8: '        System.out.println(words.size() + " " + String.join(" ", words));',
  CPP17: '    cout << words.size(); for (auto& word : words) cout << " " << word; cout << "\\n";',
  JAVASCRIPT_NODE: 'console.log(words.length, words.join(" "));',
};

/** The template with one line more, that tells what it has read. */
export function tellingStarter(language: Language): string {
  const place = /^.*words holds the input.*\n/m;
  const code = starterCode(language);
  if (!place.test(code)) throw new Error(`the template of ${language} does not say where the input is`);
  return code.replace(place, (line) => `${line}${telling[language]}\n`);
}
