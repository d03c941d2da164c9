import { contestScenes } from '../../tools/tour/scenes';
import { dashboard } from '../../tools/tour/scenes/dashboard';
import { virtualRun } from '../../tools/tour/scenes/virtual-run';
import { playScenes } from '../support/play-scenes';

await playScenes(contestScenes.filter((scene) => scene !== dashboard && scene !== virtualRun));
