import { expect, test } from 'vitest';
import { imageMarkdown, imagesIn, withImage } from './image-text';

test('images of a text are found with their alternative text and width', () => {
  const text = 'See ![a \\[b\\]](a.png){width=50%} and ![](b.svg "title") and [no](c.png).';
  expect(imagesIn(text)).toMatchObject([
    { name: 'a.png', alt: 'a [b]', width: 50 },
    { name: 'b.svg', alt: '' },
  ]);
});

test('the Markdown of an image is read as the same image', () => {
  for (const image of [
    { name: 'a.png', alt: 'one [two] \\', width: 25 },
    { name: 'b.png', alt: '' },
  ])
    expect(imagesIn(imageMarkdown(image))).toMatchObject([image]);
});

test('a width or alternative text changes in every place, and null removes the image', () => {
  const text = '![x](a.png) ![y](b.png) ![x](a.png){width=50%}';
  expect(withImage(text, 'a.png', { width: 100 })).toBe(
    '![x](a.png){width=100%} ![y](b.png) ![x](a.png){width=100%}',
  );
  expect(withImage(text, 'a.png', { width: undefined })).toBe('![x](a.png) ![y](b.png) ![x](a.png)');
  expect(withImage(text, 'b.png', { alt: 'z' })).toBe('![x](a.png) ![z](b.png) ![x](a.png){width=50%}');
  expect(withImage(text, 'a.png', null)).toBe(' ![y](b.png) ');
});
