import type { Intent } from './define-intent';
import { intents } from './registry';

const byKind: ReadonlyMap<string, Intent> = new Map(intents.map((intent) => [intent.kind, intent]));

/** None for a kind that only a newer build, in another tab, knows: that build looks after its things. */
export const intentOf = (kind: string): Intent | undefined => byKind.get(kind);
