/** A file of an archive. */
export interface ZipFile {
  /** As the archive has it, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
