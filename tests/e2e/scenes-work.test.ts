import { workScenes } from '../../tools/tour/scenes';
import { playScenes } from '../support/play-scenes';

/** The deep lane has the others. */
await playScenes(workScenes.filter(({ name }) => ['outbox', 'drafts'].includes(name)));
