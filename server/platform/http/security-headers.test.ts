import { expect, test } from 'vitest';
import { inlineScriptHashes, securityHeaders } from './security-headers';

test("lists the hashes of exactly the inline scripts' text", () => {
  const html = '<script type="module" src="/a.js"></script><script>alert(1)</script>';
  // printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test('a page without inline scripts needs no hash', () => {
  expect(inlineScriptHashes('<script defer src="/x.js"></script>')).toEqual([]);
});

const policyWith = (firebase?: Parameters<typeof securityHeaders>[3]) => {
  const { contentSecurityPolicy: policy } = securityHeaders(undefined, [], true, firebase);
  return JSON.stringify(typeof policy === 'object' ? policy.directives : undefined);
};

test("allows Firebase's origins only where it is configured", () => {
  expect(policyWith()).not.toMatch(/google|firebase/);
  const theirs = policyWith({ projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com' });
  for (const part of [
    '"connectSrc":["\'self\'","https://identitytoolkit.googleapis.com","https://securetoken.googleapis.com"]',
    '"frameSrc":["\'self\'","https://p.firebaseapp.com"]',
    'https://apis.google.com',
  ])
    expect(theirs).toContain(part);
});

test('sign-in pop-ups may send a message to the page that opened them', () => {
  const headers = securityHeaders(undefined, [], true);
  expect(headers.crossOriginOpenerPolicy).toEqual({ policy: 'same-origin-allow-popups' });
  expect(headers.crossOriginEmbedderPolicy).toBe(false);
});
