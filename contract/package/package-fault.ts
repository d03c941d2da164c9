/**
 * Why a package cannot be read. Thrown inside the reader only: `readPackage` catches it and answers with a value, because a faulty
 * package is nothing unexpected.
 */
export class PackageFault extends Error {
  readonly file: string;

  /** `file` is relative to the package. */
  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}
