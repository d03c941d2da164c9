import * as jose from 'jose';

/** Ways to make a token of the same content that the server did not sign. */
export const forgeries: [how: string, forge: (payload: jose.JWTPayload) => Promise<string>][] = [
  ['without a signature', async (payload) => new jose.UnsecuredJWT(payload).encode()],
  [
    'signed with another key',
    async (payload) => {
      const { privateKey } = await jose.generateKeyPair('ES256');
      return await new jose.SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    },
  ],
  [
    'signed with the public key as a secret',
    async (payload) =>
      await new jose.SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('public')),
  ],
  ['that is not a token', async () => 'a.b.c'],
];
