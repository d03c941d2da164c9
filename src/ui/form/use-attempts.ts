import { useState } from 'react';
import { randomId } from '../../lib/random-id';

/**
 * Ids of what a form sends. A repeat of the same content has the same id, so that the server stores it once
 * although its first answer was lost. Other content is another thing, because the server ignores the content
 * of a repeat.
 */
export interface Attempts {
  idOf(content: object): string;
  /** The server has it; the same content again is new. */
  done(): void;
}

export function useAttempts(): Attempts {
  const [attempts] = useState(createAttempts);
  return attempts;
}

function createAttempts(): Attempts {
  let last: { id: string; content: string } | undefined;
  return {
    idOf(content) {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { id: randomId(), content: text };
      return last.id;
    },
    done() {
      last = undefined;
    },
  };
}
