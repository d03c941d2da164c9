/**
 * Why a package cannot be read. Thrown inside the reader only: `readPackage` catches it and answers with a value, because a faulty
 * package is nothing unexpected.
 */
export class PackageFault extends Error {
  readonly file: string;
  /** Nothing is wrong with it: it needs what no judge here does, and would be judged wrongly. */
  readonly isUnsupported: boolean;

  /** `file` is relative to the package. */
  constructor(file: string, message: string, isUnsupported = false) {
    super(message);
    this.file = file;
    this.isUnsupported = isUnsupported;
  }
}
