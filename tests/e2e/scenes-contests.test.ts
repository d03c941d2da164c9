import { dashboard } from '../../tools/tour/scenes/dashboard';
import { virtualRun } from '../../tools/tour/scenes/virtual-run';
import { playScenes } from '../support/play-scenes';

// The organiser's and the participant's pages with most on them; scenes-contests.deep.test.ts plays the others.
await playScenes([dashboard, virtualRun]);
