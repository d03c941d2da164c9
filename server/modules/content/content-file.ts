/**
 * A signed file that carries content between installations: gzip of lines of JSON. The first line is the header, then
 * comes an item a line; the last line signs all lines before it with Ed25519.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { ProblemId } from '../../../contract/entities/problem/problem';
import { ChallengeFile } from './load-content';

const format = 'codeferry-content-1';

const Header = z.object({
  format: z.literal(format),
  exportedAt: z.iso.datetime(),
  /** Ed25519, SPKI, base64. */
  publicKey: z.string(),
});

/**
 * Whose the item is: the product's own, or an installation's, by the fingerprint of its key. An installation passes on
 * what it imported with the first owner.
 */
const owner = z.union([z.literal('product'), z.string().check(z.regex(/^[0-9a-f]{32}$/))]);

export const ContentItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('problem'), owner, id: ProblemId, problem: NewProblem }),
  z.object({ kind: z.literal('challenge'), position: z.int(), challenge: ChallengeFile }),
]);
export type ContentItem = z.infer<typeof ContentItem>;

const Last = z.object({ signature: z.string() });

export interface ContentFile {
  exportedAt: string;
  /** 32 hexadecimal digits. */
  signer: string;
  items: number;
}

/** An error for the person who moves the file. */
export class ContentFileError extends Error {}

/** 32 hexadecimal digits that name a public key. */
export function fingerprintOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 32);
}

/** The installation's key, created at first use in the data folder, readable only by its owner. */
export function openSigningKey(dataDir: string): KeyObject {
  const file = path.join(dataDir, 'content-key.pem');
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(fs.readFileSync(file));
}

/** Replaces the file only when it is complete. Returns the number of items. */
export async function writeContentFile(
  file: string,
  items: AsyncIterable<ContentItem>,
  key: KeyObject,
): Promise<number> {
  const publicKey = createPublicKey(key);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    const line = (value: object) => {
      const text = `${JSON.stringify(value)}\n`;
      hash.update(text);
      return text;
    };
    yield line({ format, exportedAt: new Date().toISOString(), publicKey: der.toString('base64') });
    for await (const item of items) {
      count += 1;
      yield line(item);
    }
    yield `${JSON.stringify({ signature: sign(null, hash.digest(), key).toString('base64') })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(lines, createGzip(), fs.createWriteStream(unfinished));
  fs.renameSync(unfinished, file);
  return count;
}

/** Reads the whole file once. @throws ContentFileError if it is damaged, incomplete or changed after it was signed */
export async function verifyContentFile(file: string): Promise<ContentFile> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let before: string | undefined;
  let count = 0;
  for await (const line of readLines(file)) {
    if (before !== undefined) hash.update(`${before}\n`);
    first ??= line;
    before = line;
    count += 1;
  }
  const header = parse(Header, first);
  if (!header) throw new ContentFileError(`${file} is not a content file of this version of Codeferry.`);
  const signature = parse(Last, before)?.signature;
  const publicKey = createPublicKey({
    key: Buffer.from(header.publicKey, 'base64'),
    type: 'spki',
    format: 'der',
  });
  if (!signature || !verify(null, hash.digest(), publicKey, Buffer.from(signature, 'base64'))) {
    throw new ContentFileError(`${file} is incomplete, or was changed after it was signed. Copy it again.`);
  }
  return { exportedAt: header.exportedAt, signer: fingerprintOf(publicKey), items: count - 2 };
}

/** The items of a file that was verified. @throws ContentFileError if one is of another version */
export async function* readContentItems(file: string): AsyncGenerator<ContentItem> {
  let before: string | undefined;
  let number = 0;
  for await (const line of readLines(file)) {
    if (before !== undefined && number > 1) {
      const item = parse(ContentItem, before);
      if (!item) {
        throw new ContentFileError(
          `${file}, line ${number}: this version of Codeferry cannot read the item. Update it and try again.`,
        );
      }
      yield item;
    }
    before = line;
    number += 1;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  if (!fs.existsSync(file)) throw new ContentFileError(`There is no file ${file}.`);
  const source = fs.createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  // Depending on the moment, the line reader passes on an error of its input, or only ends.
  let fault: unknown;
  unpacked.once('error', (error) => {
    fault = error;
    lines.close();
  });
  try {
    for await (const line of lines) yield line;
  } catch (error) {
    fault = error;
  }
  if (fault) throw new ContentFileError(`${file} cannot be read (${failureReason(fault)}). Copy it again.`);
}

const failureReason = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  line: string | undefined,
): z.infer<Schema> | undefined {
  try {
    const result = schema.safeParse(JSON.parse(line ?? ''));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
