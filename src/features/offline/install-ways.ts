import { messages } from './messages';

/** prompt: the browser can ask. */
export type InstallWay = 'installed' | 'prompt' | { instruction: string } | 'none';

export interface InstallFacts {
  userAgent: string;
  /** iPads identify as Macs, but Macs have no touch screen. */
  touchPoints: number;
  isStandalone: boolean;
  /** HTTPS or localhost. */
  isSecure: boolean;
  canPrompt: boolean;
}

export function installWay(facts: InstallFacts): InstallWay {
  const { userAgent, touchPoints, isStandalone, isSecure, canPrompt } = facts;
  const texts = messages.install;
  if (isStandalone) return 'installed';
  if (!isSecure) return { instruction: texts.needsHttps };
  if (canPrompt) return 'prompt';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isApple) return { instruction: texts.onIos };
  if (/Firefox/.test(userAgent)) {
    return /Android/.test(userAgent) ? { instruction: texts.inFirefoxForAndroid } : 'none';
  }
  const isSafari = /Safari/.test(userAgent) && /Macintosh/.test(userAgent) && !/Chrom(e|ium)/.test(userAgent);
  if (isSafari) return { instruction: texts.inSafari };
  if (/Chrom(e|ium)|Edg/.test(userAgent)) return { instruction: texts.inChromium };
  return 'none';
}
