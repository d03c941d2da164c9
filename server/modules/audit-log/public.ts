export { type Actor, type WebActor, writeEvent } from './write-event';
