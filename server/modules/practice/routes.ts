import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readOwnPractice } from './read-practice';

export function practiceRoutes({ on }: Api, _context: Context): void {
  on('practiceOwn', ({ db, body, caller }) => readOwnPractice(db, caller.uid, body));
}
