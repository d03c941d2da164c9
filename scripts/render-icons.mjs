/**
 * Renders the icon files of `public/` from `public/favicon.svg`: `node scripts/render-icons.mjs`, after the
 * drawing has changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const folder = path.resolve(import.meta.dirname, '..', 'public');
const drawing = fs.readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
/** Without rounded corners: systems that mask an icon cut them themselves. */
const square = drawing.replace('rx="7"', 'rx="0"');

const icons = [
  { file: 'icon-192.png', size: 192, svg: drawing, scale: 1 },
  { file: 'icon-512.png', size: 512, svg: drawing, scale: 1 },
  // A mask may cut off everything outside a circle of 80 %.
  { file: 'maskable-512.png', size: 512, svg: square, scale: 0.78 },
  { file: 'apple-touch-icon.png', size: 180, svg: square, scale: 0.9 },
];

const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => fs.existsSync(file));
const browser = await chromium.launch({ ...(system && { executablePath: system }), args: ['--no-sandbox'] });
for (const { file, size, svg, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = scale < 1 ? '#0b1118' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <div style="width:${scale * 100}vw;height:${scale * 100}vh">${svg}</div>
    </body>`,
  );
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
