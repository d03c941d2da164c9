import { expect, test } from 'vitest';
import { languages } from '../limits';
import { starterCode } from './starter-code';

test.each(languages)(
  'SOLVE-14 has starter code for %s that reads the input and prints nothing',
  (language) => {
    const code = starterCode(language);
    expect(code).toMatch(/stdin|System\.in|cin|readFileSync\(0/);
    expect(code).not.toMatch(/print|cout|console\.log/);
    expect(code.endsWith('\n')).toBe(true);
  },
);
