import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContestCover } from './contest-cover';

const imageURL = 'https://example.org/banner.png';

test('CDET-1 a contest has its own cover image', () => {
  const { container } = render(<ContestCover imageURL={imageURL} />);
  expect(container.querySelector('img')?.src).toBe(imageURL);
  expect(container.querySelector('svg')).toBeNull();
});

test('CDET-1 a contest without an image has the default one', () => {
  const { container } = render(<ContestCover imageURL={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('CDET-1 an image that does not load becomes the default one', () => {
  const { container } = render(<ContestCover imageURL={imageURL} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
