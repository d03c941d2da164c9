/** Markdown to safe DOM. Loaded with the first statement. */
import DOMPurify from 'dompurify';
import { simpleFormula } from '../../lib/problems/formula-element';
import { nextTask } from '../../lib/problems/next-task';
import type { ShownImages } from '../text/image-source';
import { htmlInTime } from './html-in-time';

/** Removes gaps between heading levels; the text is under an h2. */
function closeHeadingGaps(fragment: DocumentFragment): void {
  const open: { wrote: number; level: number }[] = [{ wrote: 2, level: 2 }];
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const wrote = Number(heading.tagName.slice(1));
    while (open.length > 1 && (open.at(-1)?.wrote ?? 0) >= wrote) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? 2) + 1);
    open.push({ wrote, level });
    if (level === wrote) continue;
    const moved = document.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** Renders untrusted text: no script, style, form or frame survives. Rejects at the deadline. */
export async function renderMarkdown(source: string, images?: ShownImages): Promise<DocumentFragment> {
  const html = await htmlInTime(source);
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
  });
  closeHeadingGaps(fragment);
  if (fragment.querySelector('img')) (await import('../images/place-images')).placeImages(fragment, images);
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener nofollow');
  }
  const formulas = fragment.querySelectorAll<HTMLElement>('code[data-math]');
  if (formulas.length > 0) await setFormulas(formulas);
  return fragment;
}

async function setFormulas(places: NodeListOf<HTMLElement>): Promise<void> {
  const others: HTMLElement[] = [];
  for (const place of places) {
    const formula = simpleFormula(place.textContent ?? '', displayOf(place));
    if (formula) place.replaceWith(formula);
    else others.push(place);
  }
  if (others.length > 0) await typesetFormulas(others);
}

const displayOf = ({ dataset }: HTMLElement) => (dataset.math === 'block' ? 'block' : 'inline');

/** Longest time of typesetting before the page gets a turn. */
const turnMs = 30;
/** A longer formula stays as source. */
const formulaLengthMax = 5000;

async function typesetFormulas(places: readonly HTMLElement[]): Promise<void> {
  const { default: katex } = await import('katex');
  let turn = performance.now();
  for (const place of places) {
    if ((place.textContent ?? '').length > formulaLengthMax) continue;
    if (performance.now() - turn > turnMs) {
      await nextTask();
      turn = performance.now();
    }
    const holder = document.createElement('span');
    katex.render(place.textContent ?? '', holder, {
      output: 'mathml',
      displayMode: displayOf(place) === 'block',
      throwOnError: false,
    });
    place.replaceWith(holder);
  }
}
