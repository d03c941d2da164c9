/** Tables whose files can be in the store. */
export const fileKinds = ['avatars', 'contest_images', 'report_images', 'problem_images'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Files by kind and SHA-256, so that writing a file twice changes nothing. */
export interface FileStore {
  put(kind: FileKind, hash: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Undefined: there is no such file. */
  get(kind: FileKind, hash: string): Promise<Buffer | undefined>;
  /** Also if there is no such file. */
  remove(kind: FileKind, hash: string): Promise<void>;
}

export interface StoredFile {
  readonly hash: string;
  /** Null: in the store. */
  readonly bytes: Buffer | null;
}

/** The content of a row's file. */
export type ReadFile = (kind: FileKind, file: StoredFile) => Promise<Buffer>;

/** @param store undefined if none is configured: only files in the database can be read then */
export function fileReader(store: FileStore | undefined): ReadFile {
  return async (kind, { hash, bytes }) => {
    const found = bytes ?? (await store?.get(kind, hash));
    if (!found)
      throw new Error(
        `The file ${kind}/${hash} is not in the database${store ? ' or the file store' : ', and FILES_URL is not set'}.`,
      );
    return found;
  };
}
