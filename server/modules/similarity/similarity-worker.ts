import { parentPort } from 'node:worker_threads';
import { compareGroup, type Group } from './compare-group';

parentPort?.on('message', (group: Group) => parentPort?.postMessage(compareGroup(group)));
