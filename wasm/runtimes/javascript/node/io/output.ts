import type { Host } from '../host';

/** In characters; each call of the host is expensive. */
const bufferedChars = 32 * 1024;

export class Output {
  #host: Host;
  #texts: [string, string] = ['', ''];

  constructor(host: Host) {
    this.#host = host;
  }

  write(fd: 1 | 2, text: string): void {
    const index = fd === 1 ? 0 : 1;
    this.#texts[index] += text;
    if (this.#texts[index].length > bufferedChars) this.#send(fd);
  }

  flush(): void {
    this.#send(1);
    this.#send(2);
  }

  #send(fd: 1 | 2): void {
    const index = fd === 1 ? 0 : 1;
    const text = this.#texts[index];
    if (text === '') return;
    this.#texts[index] = '';
    this.#host.write(fd, text);
  }
}
