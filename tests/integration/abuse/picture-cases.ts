import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, newPerson, type Target } from './attack';

/** A 1 × 1 PNG whose header claims another size. */
function png(width = 1, height = 1): Buffer {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const page = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
const refused: readonly (readonly [what: string, picture: string, code: string])[] = [
  ['an SVG', base64(svg), 'AVATAR_INVALID'],
  ['a page', base64(page), 'AVATAR_INVALID'],
  ['a GIF', base64('GIF89a\x01\x00\x01\x00'), 'AVATAR_INVALID'],
  ['a page before a picture', base64(page, png()), 'AVATAR_INVALID'],
  ['a size that fills a gigabyte', base64(png(65_535, 65_535)), 'AVATAR_INVALID'],
  ['a size of nothing', base64(png(0, 0)), 'AVATAR_INVALID'],
  ['a size below nothing', base64(png(2 ** 32 - 1, 1)), 'AVATAR_INVALID'],
  ['more bytes than allowed', base64(png(), Buffer.alloc(100_000)), 'VALIDATION'],
  ['the head of a picture alone', png().subarray(0, 20).toString('base64'), 'AVATAR_INVALID'],
  ['an address', 'https://example.org/a.png', 'VALIDATION'],
  ['a data URL', `data:image/png;base64,${base64(png())}`, 'VALIDATION'],
  ['nothing', '', 'VALIDATION'],
];

function base64(...parts: (string | Buffer)[]): string {
  return Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');
}

export function pictureCases(target: Target): void {
  test('refuses an avatar that is not a picture of the right size', async () => {
    const person = await newPerson(target);
    for (const [what, avatar, errorCode] of refused) {
      const { body } = await call(
        target,
        'profile',
        { uid: person.uid, avatar },
        { ...person, key: randomUUID() },
      );
      expect(body, what).toMatchObject({ errorCode });
    }
    expect((await call(target, 'me', undefined, person)).body).toMatchObject({ user: { photoURL: null } });
  });

  test('a page hidden behind a picture is served as a picture, sandboxed, and under no other name', async () => {
    const person = await newPerson(target);
    const avatar = base64(png(), page);
    const { body } = await call(
      target,
      'profile',
      { uid: person.uid, avatar },
      { ...person, key: randomUUID() },
    );
    const { photoURL } = body.user as { photoURL: string };
    const answer = await fetch(`${target.server().url}${photoURL}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    for (const name of ['html', 'svg', 'jpg', 'png.html', 'png%00.html', 'PNG']) {
      const other = await fetch(`${target.server().url}${photoURL.replace(/png$/, name)}`);
      expect([400, 404], name).toContain(other.status);
    }
  });
}
