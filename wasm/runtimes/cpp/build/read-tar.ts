const blockBytes = 512;

/** Regular files (as views), by path. */
export function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + blockBytes <= archive.length; ) {
    const header = archive.subarray(at, at + blockBytes);
    const name = textOf(header.subarray(0, 100));
    if (name === '') break;
    const bytes = Number.parseInt(textOf(header.subarray(124, 136)), 8);
    const kind = String.fromCharCode(header[156] ?? 0);
    const prefix = textOf(header.subarray(345, 500));
    at += blockBytes;
    if (kind === '0' || kind === '\0')
      files.set(prefix === '' ? name : `${prefix}/${name}`, archive.subarray(at, at + bytes));
    at += Math.ceil(bytes / blockBytes) * blockBytes;
  }
  return files;
}

function textOf(field: Buffer): string {
  const end = field.indexOf(0);
  return field
    .subarray(0, end === -1 ? field.length : end)
    .toString('utf8')
    .trim();
}
