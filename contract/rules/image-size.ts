/** The `width` attribute of an image in a statement. `percent`: of the text's width, as written after the image. */
export function imageSize({ width }: { width: number }, percent: string | undefined): string {
  const number = Number(percent);
  return number >= 1 && number <= 100 ? `${number}%` : String(width);
}
