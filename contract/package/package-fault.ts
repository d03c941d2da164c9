/** Thrown only inside the reader: `readPackage` returns it as a value, because faulty packages are expected. */
export class PackageFault extends Error {
  readonly file: string;
  /** The package is valid but needs an unsupported feature. */
  readonly isUnsupported: boolean;

  /** `file` is relative to the package. */
  constructor(file: string, message: string, isUnsupported = false) {
    super(message);
    this.file = file;
    this.isUnsupported = isUnsupported;
  }
}
