export interface ZipFile {
  /** With `/` separators. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
