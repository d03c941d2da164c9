import { workScenes } from '../../../tools/tour/scenes';
import { playScenes } from '../../support/browser/play-scenes';

await playScenes(workScenes);
