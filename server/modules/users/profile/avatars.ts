import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { avatar as limits } from '../../../../contract/limits';
import { type ImageKind, type ImageType, imageKind } from '../../../../contract/rules/images/image-kind';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { FileAnswer } from '../../../platform/http/file-answer';
import { Refusal } from '../../../platform/http/refusal';

const extensions: Partial<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export interface StoredAvatar {
  readonly hash: string;
  /** Relative to the server. */
  readonly photoURL: string;
}

/** Validates the picture; equal ones are stored once. */
export async function storeAvatar(transaction: Database, base64: string): Promise<StoredAvatar> {
  const bytes = Buffer.from(base64, 'base64');
  const kind = imageKind(bytes);
  const extension = kind && extensions[kind.mediaType];
  if (!kind || !extension || bytes.length > limits.bytesMax || !hasGoodSize(kind))
    throw new Refusal('AVATAR_INVALID');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await lock(transaction, hash);
  await transaction
    .insertInto('avatars')
    .values({ hash, media_type: kind.mediaType, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { hash, photoURL: `/api/avatars/${hash}.${extension}` };
}

export async function deleteUnusedAvatar(transaction: Database, hash: string): Promise<void> {
  await lock(transaction, hash);
  await sql`delete from avatars where hash = ${hash}
    and not exists (select from users where avatar_hash = ${hash})`.execute(transaction);
}

export async function readAvatar(db: Database, file: string, readFile: ReadFile): Promise<FileAnswer> {
  const [, hash, extension] = /^([0-9a-f]{64})\.(png|jpg|webp)$/.exec(file) ?? [];
  const row =
    hash === undefined
      ? undefined
      : await db.selectFrom('avatars').selectAll().where('hash', '=', hash).executeTakeFirst();
  const mediaType = Object.keys(extensions).find((type) => type === row?.media_type);
  if (!row || !mediaType || extensions[mediaType as ImageType] !== extension) throw new Refusal('NOT_FOUND');
  return new FileAnswer(await readFile('avatars', row), mediaType);
}

const hasGoodSize = ({ width, height }: ImageKind) =>
  width > 0 && height > 0 && width <= limits.pixelsMax && height <= limits.pixelsMax;

/** One user can drop a picture while another one stores it. */
async function lock(transaction: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
}
