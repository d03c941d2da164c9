/** Pasted images. Programs for tables and texts also copy a picture of the text: then the text is wanted. */
export function imageFiles(data: DataTransfer): File[] {
  if (data.getData('text/plain') !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
