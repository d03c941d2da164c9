import type { KeyboardEvent } from 'react';
import type { SearchBoxState } from './use-search-box';

/** The keys of the combobox pattern. Escape closes the list first, and leaves the box when there is none. */
export function searchKey(event: KeyboardEvent, box: SearchBoxState): void {
  // Choosing among an input method's candidates is not choosing here.
  if (event.nativeEvent.isComposing) return;
  const act = actionOf(event.key, box);
  if (!act) return;
  event.preventDefault();
  act();
}

/** What a key does here; nothing: it is the text's. */
function actionOf(key: string, box: SearchBoxState): (() => void) | undefined {
  const { isOpen, setOpen, options, tell } = box;
  const move = (to: 'next' | 'previous') =>
    isOpen ? tell({ type: 'moved', to, count: options.length }) : setOpen(true);
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
