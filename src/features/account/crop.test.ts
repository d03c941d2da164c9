import { expect, test } from 'vitest';
import { cropSide, dragCrop, fitCrop, wholePicture } from './crop';

const wide = { width: 400, height: 200 };

test('it begins with the largest square in the middle', () => {
  const crop = wholePicture(wide);
  expect(crop).toEqual({ zoom: 1, x: 200, y: 100 });
  expect(cropSide(wide, crop)).toBe(200);
});

test('dragging moves the picture under the square, and never off it', () => {
  const crop = wholePicture(wide);
  expect(dragCrop(wide, crop, 0.25, 0)).toEqual({ zoom: 1, x: 150, y: 100 });
  expect(dragCrop(wide, crop, 9, 9)).toEqual({ zoom: 1, x: 100, y: 100 });
  expect(dragCrop(wide, crop, -9, -9)).toEqual({ zoom: 1, x: 300, y: 100 });
});

test('zooming out again keeps within the picture', () => {
  const corner = fitCrop(wide, { zoom: 4, x: 0, y: 0 });
  expect(corner).toEqual({ zoom: 4, x: 25, y: 25 });
  expect(fitCrop(wide, { ...corner, zoom: 1 })).toEqual({ zoom: 1, x: 100, y: 100 });
  expect(fitCrop(wide, { ...corner, zoom: 99 }).zoom).toBe(4);
});
