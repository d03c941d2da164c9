/** Which square of a picture becomes the avatar. Pure; lengths in pixels of the picture. */

export interface Crop {
  /** 1: as much as fits; 4: a quarter of that in each direction. */
  zoom: number;
  /** Centre of the square. */
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

/** Side of the square. */
export function cropSide({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop that lies within the picture. */
export function fitCrop(size: Size, { zoom, x, y }: Crop): Crop {
  const fitted = within(zoom, 1, zoomMax);
  const half = Math.min(size.width, size.height) / fitted / 2;
  return { zoom: fitted, x: within(x, half, size.width - half), y: within(y, half, size.height - half) };
}

/** Moves what is shown by a part of its side: dragging to the right (`dx` > 0) shows more of the left. */
export function dragCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = cropSide(size, crop);
  return fitCrop(size, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}
