import { createHash } from 'node:crypto';
import type { NewContest } from '../../../../contract/entities/contest/new-contest';
import { type ImageType, imageKind } from '../../../../contract/rules/images/image-kind';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { FileAnswer } from '../../../platform/http/file-answer';
import { Refusal } from '../../../platform/http/refusal';

const extensions: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

interface ImageColumns {
  image_url: string | null;
  banner_hash: string | null;
  logo_url: string | null;
  logo_hash: string | null;
}

/** D-14, D-45. Validated by the contract. Returns columns of the contest's row. */
export async function storeImages(
  transaction: Database,
  { imageURL, customBanner, customLogo }: Pick<NewContest, 'imageURL' | 'customBanner' | 'customLogo'>,
): Promise<ImageColumns> {
  const banner = customBanner && (await store(transaction, customBanner));
  const logo = customLogo && (await store(transaction, customLogo));
  return {
    image_url: banner?.url ?? imageURL,
    banner_hash: banner?.hash ?? null,
    logo_url: logo?.url ?? null,
    logo_hash: logo?.hash ?? null,
  };
}

async function store(transaction: Database, image: Uint8Array): Promise<{ hash: string; url: string }> {
  const bytes = Buffer.from(image);
  const kind = imageKind(bytes);
  if (!kind) throw new Refusal('VALIDATION', { message: 'This is not a picture.' });
  const hash = createHash('sha256').update(bytes).digest('hex');
  await transaction
    .insertInto('contest_images')
    .values({ hash, media_type: kind.mediaType, bytes })
    // Updates the row, so that housekeeping does not delete it before the contest refers to it.
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })),
    )
    .execute();
  return { hash, url: `/api/contest-images/${hash}.${extensions[kind.mediaType]}` };
}

export async function readContestImage(db: Database, file: string, readFile: ReadFile): Promise<FileAnswer> {
  const [, hash, extension] = /^([0-9a-f]{64})\.([a-z]{3,4})$/.exec(file) ?? [];
  const row =
    hash === undefined
      ? undefined
      : await db.selectFrom('contest_images').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!row || extensions[row.media_type as ImageType] !== extension) throw new Refusal('NOT_FOUND');
  return new FileAnswer(await readFile('contest_images', row), row.media_type);
}
