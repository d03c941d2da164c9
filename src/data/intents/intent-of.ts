import type { Intent } from './define-intent';
import { intents } from './registry';

const byKind: ReadonlyMap<string, Intent> = new Map(intents.map((intent) => [intent.kind, intent]));

/** Undefined for a kind that only a newer build in another tab knows. */
export const intentOf = (kind: string): Intent | undefined => byKind.get(kind);
