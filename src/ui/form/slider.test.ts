import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = read('../../styles/tokens.css');
const css = read('./slider.module.css');

function colour(theme: 'dark' | 'light', name: string): string {
  const block = tokens.slice(tokens.indexOf(`[data-theme="${theme}"] {`));
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '';
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgroundOf = (part: string) =>
  new RegExp(`::${part} \\{[^}]*background: var\\(--([a-z-]+)\\)`).exec(css)?.[1] ?? '';

const parts = [
  '-webkit-slider-runnable-track',
  '-moz-range-track',
  '-webkit-slider-thumb',
  '-moz-range-thumb',
];

test.each(parts.flatMap((part) => [{ part, theme: 'dark' } as const, { part, theme: 'light' } as const]))(
  '$part of a slider has a contrast of at least 3 in the $theme theme',
  ({ part, theme }) => {
    for (const ground of ['ground', 'surface', 'surface-raised']) {
      expect(contrast(colour(theme, backgroundOf(part)), colour(theme, ground))).toBeGreaterThanOrEqual(3);
    }
  },
);
