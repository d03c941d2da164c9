/** What the screens of a contest turn into, for who organises it and for who takes part. */
import { contestScenes } from '../../tools/tour/scenes';
import { playScenes } from '../support/play-scenes';

await playScenes(contestScenes);
