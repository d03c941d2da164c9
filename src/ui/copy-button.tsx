import { Check, Copy } from 'lucide-react';
import { createContext, useContext, useEffect, useState } from 'react';
import { IconButton } from './button';
import { messages } from './messages';
import { showToast } from './toast';

const shownMs = 1600;

/** False: there are no copy buttons. */
export const CopyingAllowed = createContext(true);

export function CopyButton({ text, label }: { text: string; label: string }) {
  const isAllowed = useContext(CopyingAllowed);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast(messages.copyFailed, { tone: 'alert' });
    }
  };
  if (!isAllowed) return null;
  return (
    <IconButton label={copied ? messages.copied : label} small onClick={copy}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
