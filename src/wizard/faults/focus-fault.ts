import { elementsOf, findControl, findNearControl, focusControl } from './find-control';

/** Until tabs are open. */
const framesMax = 10;
/** Until the editor of the field is loaded. */
const loadingFramesMax = 180;

/**
 * Focuses the field of a fault as soon as it is on the page, otherwise the nearest one.
 * @param otherwise focused if the step has no control for it
 * @returns stops waiting
 */
export function focusFault(form: HTMLFormElement, field: string, otherwise: HTMLElement | null): () => void {
  let frame = 0;
  let frames = 0;
  const attempt = () => {
    frames += 1;
    const control = findControl(form, field);
    if (control) return focusControl(control);
    const most = elementsOf(form, field).length > 0 ? loadingFramesMax : framesMax;
    if (frames < most) {
      frame = requestAnimationFrame(attempt);
      return;
    }
    const near = findNearControl(form, field) ?? otherwise;
    if (near) focusControl(near);
  };
  // A tab opened for the field is mounted in the next frame.
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
