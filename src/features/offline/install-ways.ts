/** prompt: the browser can ask · words: instructions. */
export type InstallWay = 'installed' | 'prompt' | { words: string } | 'none';

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
  if (isStandalone) return 'installed';
  if (!isSecure) return { words: 'Not over plain HTTP. Open this site over HTTPS to install it.' };
  if (canPrompt) return 'prompt';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isApple) {
    return {
      words:
        'Press Share, then "Add to Home Screen". Without that, iOS may remove what is kept here after seven days without a visit.',
    };
  }
  if (/Firefox/.test(userAgent)) {
    return /Android/.test(userAgent)
      ? { words: 'Open the menu of the browser, then press "Install" or "Add app to Home screen".' }
      : 'none';
  }
  const isSafari = /Safari/.test(userAgent) && /Macintosh/.test(userAgent) && !/Chrom(e|ium)/.test(userAgent);
  if (isSafari) return { words: 'In the menu File, choose "Add to Dock".' };
  if (/Chrom(e|ium)|Edg/.test(userAgent)) {
    return { words: 'Open the menu of the browser, then press "Install". It may be installed already.' };
  }
  return 'none';
}
