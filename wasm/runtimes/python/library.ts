import { fetchLaterAsset } from '../cached-assets';
import { mayNeedLibrary } from './import-scan';
import type { Interpreter } from './interpreter';
import { libraryUrl } from './surroundings';

/** The standard library: loaded when a program may need it, or while idle. */
export class Library {
  #interpreter: Interpreter;
  #present: ReadonlySet<string>;
  #arriving: Promise<Uint8Array> | undefined;
  isThere = false;

  /** `present`: modules that can be imported without the library. */
  constructor(interpreter: Interpreter, present: string[]) {
    this.#interpreter = interpreter;
    this.#present = new Set(present);
  }

  isNeededBy(code: string): boolean {
    return !this.isThere && mayNeedLibrary(code, this.#present);
  }

  /** Must not be called while a program runs. */
  async bring(): Promise<void> {
    if (this.isThere) return;
    this.#arriving ??= fetchLaterAsset(libraryUrl).then(
      async (response) => new Uint8Array(await response.arrayBuffer()),
    );
    try {
      const content = await this.#arriving;
      if (!this.isThere) this.#interpreter.addLibrary(content);
      this.isThere = true;
    } finally {
      this.#arriving = undefined;
    }
  }
}
