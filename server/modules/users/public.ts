/** What the identity provider's own deletion asks for. */
export { forgetPerson } from './forget-person';
