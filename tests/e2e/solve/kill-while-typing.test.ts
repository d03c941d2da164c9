/** `kill-while-typing.deep.test.ts` kills the browser at the other fields. */
import { test } from 'vitest';
import { serveProduct } from '../../support/browser/visit';
import { typedText } from '../../support/pages/type-program';
import { expectKept, prepareProfile, shown } from './kill-while-typing/expect-kept';

const { url } = await serveProduct({ ownServer: false });
prepareProfile();

test('OFF-2 SOLVE-9 after a kill while typing, the code editor has everything except the last moments', () =>
  expectKept(url, {
    address: '/code/SAMPLPRBLM',
    reach: shown((page) => page.locator('.cm-content')),
    read: typedText,
  }));
