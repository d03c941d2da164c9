import { hash, verify } from '@node-rs/argon2';

/** argon2id (the package's default): 12 ms, the OWASP minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long without a hash, so that the time does not show whether the account exists. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody');
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return storedHash !== undefined && matches;
}
