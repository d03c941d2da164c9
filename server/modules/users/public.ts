/** Used by the deletion in the identity provider. */
export { forgetPerson } from './forget-person';
