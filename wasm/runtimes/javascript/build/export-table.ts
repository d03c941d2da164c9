const headerBytes = 8;
const exportSection = 7;
const tableKind = 1;

/**
 * Exports the module's function table as `table`, to register a callback for unhandled rejections. The
 * engine's build does not export it.
 */
export function exportTable(wasm: Buffer): Buffer {
  const parts: Buffer[] = [wasm.subarray(0, headerBytes)];
  let found = false;
  for (let at = headerBytes; at < wasm.length; ) {
    const id = wasm[at] ?? 0;
    const size = readNumber(wasm, at + 1);
    const content = wasm.subarray(size.end, size.end + size.value);
    at = size.end + size.value;
    const written = id === exportSection ? withTable(content) : content;
    found ||= id === exportSection;
    parts.push(Buffer.from([id]), writeNumber(written.length), written);
  }
  if (!found) throw new Error('The engine exports nothing.');
  return Buffer.concat(parts);
}

function withTable(section: Buffer): Buffer {
  const count = readNumber(section, 0);
  const name = Buffer.from('table');
  const entry = Buffer.concat([writeNumber(name.length), name, Buffer.from([tableKind, 0])]);
  return Buffer.concat([writeNumber(count.value + 1), section.subarray(count.end), entry]);
}

/** Unsigned LEB128, as in the whole format. */
function readNumber(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  for (let shift = 0, at = start; ; shift += 7, at += 1) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value, end: at + 1 };
  }
}

function writeNumber(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
