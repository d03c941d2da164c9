import { StringDecoder } from 'node:string_decoder';

/**
 * Labels the output of concurrent programs: prints whole lines with the program's name.
 * @param {string} label
 * @param {(text: string) => void} write
 */
export function labelledLines(label, write) {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  return {
    /** A chunk of output, cut anywhere. @param {Buffer} chunk */
    take(chunk) {
      const lines = (begun + decoder.write(chunk)).split('\n');
      begun = lines.pop() ?? '';
      if (lines.length > 0) write(lines.map((line) => `${label} │ ${line}\n`).join(''));
    },
    /** Prints an unfinished last line. */
    end() {
      if (begun) write(`${label} │ ${begun}\n`);
      begun = '';
    },
  };
}
