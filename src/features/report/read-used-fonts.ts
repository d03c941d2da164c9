/** The page's loaded fonts as a style sheet with embedded data. Leaves out unreadable fonts. */
export async function readUsedFonts(): Promise<string> {
  const used = new Set<string>();
  for (const font of document.fonts)
    if (font.status === 'loaded') used.add(faceName(font.family, font.unicodeRange));
  const faces = [...document.styleSheets].flatMap((sheet) => facesOf(sheet));
  const wanted = faces.filter(({ family, range }) => used.has(faceName(family, range)));
  return (await Promise.all(wanted.map(inlined))).join('\n');
}

interface Face {
  css: string;
  family: string;
  range: string;
  /** As written in the style sheet. */
  address: string;
  base: string;
}

const plain = (text: string) => text.replace(/["'\s]/g, '').toLowerCase();
const faceName = (family: string, range: string) => `${plain(family)} ${plain(range)}`;

function facesOf(sheet: CSSStyleSheet): Face[] {
  // Own origin only: rules of other origins cannot be read.
  if (sheet.href && new URL(sheet.href).origin !== location.origin) return [];
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    if (address === undefined) return [];
    const family = rule.style.getPropertyValue('font-family');
    const range = rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
    return [{ css: rule.cssText, family, range, address, base: sheet.href ?? location.href }];
  });
}

async function inlined({ css, address, base }: Face): Promise<string> {
  try {
    const answer = await fetch(new URL(address, base));
    if (!answer.ok) return '';
    return css.replace(address, await dataUrl(await answer.blob()));
  } catch {
    return '';
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
