import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readSharedSolutions } from './read-solutions';

export function sharedSolutionRoutes({ on }: Api, _context: Context): void {
  on('sharedSolutions', ({ db, body, caller }) => readSharedSolutions(db, body, caller.uid));
}
