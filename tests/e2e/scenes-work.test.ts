/** Screens for writing, pending and exported work, in all states. */
import { workScenes } from '../../tools/tour/scenes';
import { playScenes } from '../support/play-scenes';

await playScenes(workScenes);
