import { expect, test } from 'vitest';
import { inlineScriptHashes } from './security-headers';

test('inline scripts are named by the hash of exactly their text', () => {
  const html = '<script type="module" src="/a.js"></script><script>alert(1)</script>';
  // printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test('a page without inline scripts needs none', () => {
  expect(inlineScriptHashes('<script defer src="/x.js"></script>')).toEqual([]);
});
