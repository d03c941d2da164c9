import { messages as computers } from './computers/messages';
import type { SystemText } from './messages';
import { messages as phones } from './phones/messages';
import type { SystemName } from './systems';

/** How each system trusts an authority. */
export const systemTexts: Record<SystemName, SystemText> = { ...phones, ...computers };
