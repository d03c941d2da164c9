import { StringDecoder } from 'node:string_decoder';

/**
 * Output of a program that runs beside others: each line is printed whole and says whose it is.
 * @param {string} label
 * @param {(text: string) => void} write
 */
export function labelledLines(label, write) {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  return {
    /** A piece of output, which may end anywhere. @param {Buffer} chunk */
    take(chunk) {
      const lines = (begun + decoder.write(chunk)).split('\n');
      begun = lines.pop() ?? '';
      if (lines.length > 0) write(lines.map((line) => `${label} │ ${line}\n`).join(''));
    },
    /** There is no more to come. */
    end() {
      if (begun) write(`${label} │ ${begun}\n`);
      begun = '';
    },
  };
}
