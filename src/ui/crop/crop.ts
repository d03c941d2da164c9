/** Crop geometry. Lengths are in picture pixels; ratios are width to height. */

export interface Crop {
  /** 1: the largest crop; 4: a quarter of it in each direction. */
  zoom: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const zoomMax = 4;

export function wholePicture({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function cropSize({ width, height }: Size, { zoom }: Crop, ratio: number): Size {
  const widest = Math.min(width, height * ratio) / zoom;
  return { width: widest, height: widest / ratio };
}

export function fitCrop(size: Size, { zoom, x, y }: Crop, ratio: number): Crop {
  const fitted = within(zoom, 1, zoomMax);
  const part = cropSize(size, { zoom: fitted, x, y }, ratio);
  const [halfWidth, halfHeight] = [part.width / 2, part.height / 2];
  return {
    zoom: fitted,
    x: within(x, halfWidth, size.width - halfWidth),
    y: within(y, halfHeight, size.height - halfHeight),
  };
}

/** Moves the crop by a fraction of its size; `dx` > 0 shows more of the left. */
export function dragCrop(size: Size, crop: Crop, dx: number, dy: number, ratio: number): Crop {
  const part = cropSize(size, crop, ratio);
  return fitCrop(size, { ...crop, x: crop.x - dx * part.width, y: crop.y - dy * part.height }, ratio);
}
