export { requeueStuck, selectStuck } from './stuck';
export { controlChannel } from './worker-control';
