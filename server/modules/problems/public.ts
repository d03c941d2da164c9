export { requirePerson } from './create-problem';
export { type ProblemVersion, readDetails, readDetailsOf } from './detail';
export { readPage, visible } from './list-page';
