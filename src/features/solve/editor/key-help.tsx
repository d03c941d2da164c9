import { Keyboard } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import { IconButton } from '../../../ui/button';
import { messages } from '../messages';

const KeySheet = lazy(() => import('../codemirror/key-sheet').then((m) => ({ default: m.KeySheet })));

export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable="true"]') !== null;
      if (event.key === '?' && !isTyping && !event.defaultPrevented) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton label={messages.editor.keyboardShortcuts} small onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden />
      </IconButton>
      {isOpen && (
        <WhenAppStored>
          <KeySheet onClose={() => setIsOpen(false)} />
        </WhenAppStored>
      )}
    </>
  );
}
