import { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import { keepCursorInSight } from './keep-cursor-in-sight';

afterEach(() => vi.unstubAllGlobals());

test('an editor that becomes lower shows the line of the cursor, if the user writes in it', () => {
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized.push(onResize);
      }
      observe() {}
      disconnect() {}
    },
  );
  const view = new EditorView({ parent: document.body, doc: 'a\nb\nc', extensions: [keepCursorInSight] });
  const becomes = (heightPx: number) => {
    Object.defineProperty(view.scrollDOM, 'clientHeight', { value: heightPx, configurable: true });
    for (const onResize of resized) onResize();
  };
  const scroll = vi.spyOn(view, 'dispatch');
  becomes(500);
  becomes(200);
  expect(scroll).not.toHaveBeenCalled();
  view.focus();
  becomes(500);
  expect(scroll).not.toHaveBeenCalled();
  becomes(200);
  expect(scroll).toHaveBeenCalledTimes(1);
  view.destroy();
});
