import { EditorView, ViewPlugin } from '@codemirror/view';

/** The keyboard of a phone makes the editor lower, and would cover the line that the user has just tapped. */
export const keepCursorInSight = ViewPlugin.define((view) => {
  let heightPx = 0;
  const observer = new ResizeObserver(() => {
    const { clientHeight } = view.scrollDOM;
    if (clientHeight < heightPx && view.hasFocus) {
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
    }
    heightPx = clientHeight;
  });
  observer.observe(view.scrollDOM);
  return { destroy: () => observer.disconnect() };
});
