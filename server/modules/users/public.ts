export { forgetPerson } from './forget-person';
