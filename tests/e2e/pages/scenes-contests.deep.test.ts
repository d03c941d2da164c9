import { contestScenes } from '../../../tools/tour/scenes';
import { playScenes } from '../../support/play-scenes';

await playScenes(contestScenes);
