import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

function showLinksDisabled(): void {
  void showToast(messages.proctored, { id: 'stay', tone: 'alert', description: messages.linksDisabled });
}

/** PROC-2: other pages cannot show the time left to return. Finishing the run is the way out. */
export function useNavigationBlock(isOn: boolean): void {
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      showLinksDisabled();
      return true;
    },
  });
  useNewTabBlock(isOn);
}

/** PROC-2: a link that opens a tab would take the focus, which costs a warning. */
function useNewTabBlock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => {
      if (!opensTab(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showLinksDisabled();
    };
    const names = ['click', 'auxclick'] as const;
    for (const name of names) window.addEventListener(name, onClick, { capture: true });
    return () => {
      for (const name of names) window.removeEventListener(name, onClick, { capture: true });
    };
  }, [isOn]);
}

const middleButton = 1;
const rightButton = 2;

/** Any link does with the middle button, or with one of these keys. */
function opensTab({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || button === rightButton) return false;
  return link.matches('[target="_blank"]') || button === middleButton || ctrlKey || metaKey || shiftKey;
}
