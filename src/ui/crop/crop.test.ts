import { expect, test } from 'vitest';
import { cropSize, dragCrop, fitCrop, wholePicture } from './crop';

const wide = { width: 400, height: 200 };

test('the crop starts as the largest square in the middle', () => {
  const crop = wholePicture(wide);
  expect(crop).toEqual({ zoom: 1, x: 200, y: 100 });
  expect(cropSize(wide, crop, 1)).toEqual({ width: 200, height: 200 });
});

test('dragging moves the picture, and the square stays covered', () => {
  const crop = wholePicture(wide);
  expect(dragCrop(wide, crop, 0.25, 0, 1)).toEqual({ zoom: 1, x: 150, y: 100 });
  expect(dragCrop(wide, crop, 9, 9, 1)).toEqual({ zoom: 1, x: 100, y: 100 });
  expect(dragCrop(wide, crop, -9, -9, 1)).toEqual({ zoom: 1, x: 300, y: 100 });
});

test('the square stays inside the picture after zooming out', () => {
  const corner = fitCrop(wide, { zoom: 4, x: 0, y: 0 }, 1);
  expect(corner).toEqual({ zoom: 4, x: 25, y: 25 });
  expect(fitCrop(wide, { ...corner, zoom: 1 }, 1)).toEqual({ zoom: 1, x: 100, y: 100 });
  expect(fitCrop(wide, { ...corner, zoom: 99 }, 1).zoom).toBe(4);
});

test('CWIZ-34 a banner has the required shape for portrait and landscape pictures', () => {
  const ratio = 7 / 3;
  const tall = { width: 700, height: 900 };
  expect(cropSize(tall, wholePicture(tall), ratio)).toEqual({ width: 700, height: 300 });
  expect(cropSize({ width: 1400, height: 300 }, { zoom: 2, x: 0, y: 0 }, ratio)).toEqual({
    width: 350,
    height: 150,
  });
  expect(dragCrop(tall, wholePicture(tall), 1, 1, ratio)).toEqual({ zoom: 1, x: 350, y: 150 });
});
