/** Gives a text to the person as a file, by the browser's own way of saving. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the text by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
