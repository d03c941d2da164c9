/** What the screens turn into on which something is written, waits to be sent, or is taken along. */
import { workScenes } from '../../tools/tour/scenes';
import { playScenes } from '../support/play-scenes';

await playScenes(workScenes);
