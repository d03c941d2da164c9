import type { KeyboardEvent } from 'react';
import type { SearchBoxState } from './use-search-box';

/** Keys of the combobox pattern. Escape closes the list first, then leaves the box. */
export function searchKey(event: KeyboardEvent, box: SearchBoxState): void {
  // These keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const act = actionOf(event.key, box);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(key: string, box: SearchBoxState): (() => void) | undefined {
  const { isOpen, setOpen, options, dispatch } = box;
  const move = (to: 'next' | 'previous') =>
    isOpen ? dispatch({ type: 'moved', to, count: options.length }) : setOpen(true);
  switch (key) {
    case 'ArrowDown':
      return () => move('next');
    case 'ArrowUp':
      return () => move('previous');
    case 'Enter':
      return box.enter;
    case 'Escape':
      return isOpen ? () => setOpen(false) : box.leave;
  }
}
