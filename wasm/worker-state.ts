export type WorkerState =
  | { name: 'absent' }
  | { name: 'starting' }
  | { name: 'idle' }
  | { name: 'running'; runId: number }
  | { name: 'resetting' };

export type WorkerEvent =
  | { type: 'spawned' }
  | { type: 'ready' }
  | { type: 'runSent'; runId: number }
  | { type: 'done'; runId: number }
  | { type: 'idle' }
  | { type: 'gone' };

/** An event that does not fit the state (e.g. a late message) changes nothing. */
export function transition(state: WorkerState, event: WorkerEvent): WorkerState {
  if (event.type === 'gone') return { name: 'absent' };
  switch (state.name) {
    case 'absent':
      return event.type === 'spawned' ? { name: 'starting' } : state;
    case 'starting':
      return event.type === 'ready' ? { name: 'idle' } : state;
    case 'idle':
      return event.type === 'runSent' ? { name: 'running', runId: event.runId } : state;
    case 'running':
      return event.type === 'done' && event.runId === state.runId ? { name: 'resetting' } : state;
    case 'resetting':
      return event.type === 'idle' ? { name: 'idle' } : state;
    default:
      return state satisfies never;
  }
}
