import type { EventLoop } from '../event-loop';
import { EventEmitter } from '../events';
import type { Output } from './output';
import type { Stdin } from './stdin';

type Answer = (line: string) => void;

const lineEnd = /\r\n|\n|\r|\u2028|\u2029/;

export function makeReadline(stdin: Stdin, loop: EventLoop, output: Output) {
  class Interface extends EventEmitter {
    readonly terminal = false;
    line = '';
    closed = false;
    #prompt = '> ';
    #answer: Answer | undefined;
    #rest = '';
    #isPaused = false;
    #isScheduled = false;

    constructor() {
      super();
      this.#schedule();
    }

    question(text: string, optionsOrAnswer: unknown, answer?: Answer): void {
      output.write(1, String(text));
      this.#answer = (answer ?? optionsOrAnswer) as Answer;
      this.#schedule();
    }
    setPrompt(text: string): void {
      this.#prompt = text;
    }
    getPrompt(): string {
      return this.#prompt;
    }
    prompt(): void {
      output.write(1, this.#prompt);
    }
    write(): void {}
    pause(): this {
      this.#isPaused = true;
      this.emit('pause');
      return this;
    }
    resume(): this {
      this.#isPaused = false;
      this.emit('resume');
      this.#schedule();
      return this;
    }
    close(): void {
      if (this.closed) return;
      this.closed = true;
      this.emit('close');
    }
    [Symbol.asyncIterator](): AsyncIterableIterator<string> {
      return linesOf(this);
    }

    #schedule(): void {
      if (this.#isScheduled || this.closed) return;
      this.#isScheduled = true;
      loop.input(() => {
        this.#isScheduled = false;
        this.#pump();
      });
    }

    /**
     * One chunk at a time with all its lines: as in Node, `close()` and `pause()` do not hold back the rest
     * of it.
     */
    #pump(): void {
      if (this.closed || this.#isPaused) return;
      const chunk = stdin.takeChunk();
      const lines = (this.#rest + chunk).split(lineEnd);
      this.#rest = lines.pop() ?? '';
      for (const line of lines) this.#deliver(line);
      if (chunk !== '') {
        this.#schedule();
        return;
      }
      if (this.#rest !== '') this.#deliver(this.#rest);
      this.#rest = '';
      this.close();
    }

    #deliver(line: string): void {
      const answer = this.#answer;
      this.#answer = undefined;
      if (answer) answer(line);
      else this.emit('line', line);
    }
  }

  const createInterface = () => new Interface();
  const promises = {
    Interface,
    createInterface: () => {
      const lines = new Interface();
      const ask = lines.question.bind(lines);
      return Object.assign(lines, {
        question: (text: string) => new Promise<string>((resolve) => ask(text, resolve)),
      });
    },
  };
  const nothing = () => true;
  return {
    Interface,
    createInterface,
    promises,
    clearLine: nothing,
    cursorTo: nothing,
    moveCursor: nothing,
    clearScreenDown: nothing,
    emitKeypressEvents: nothing,
  };
}

function linesOf(source: EventEmitter & { closed: boolean; close(): void }): AsyncIterableIterator<string> {
  const lines: string[] = [];
  const waiting: ((result: IteratorResult<string>) => void)[] = [];
  const done: IteratorResult<string> = { value: undefined, done: true };
  source.on('line', (line) => {
    const next = waiting.shift();
    if (next) next({ value: String(line), done: false });
    else lines.push(String(line));
  });
  source.on('close', () => {
    for (const next of waiting.splice(0)) next(done);
  });
  return {
    next() {
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve({ value: line, done: false });
      if (source.closed) return Promise.resolve(done);
      return new Promise((resolve) => waiting.push(resolve));
    },
    return() {
      source.close();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
