export { deletePersonalData } from './delete-personal-data';
export { createPerson, isUsernameTaken } from './people';
export { suggestUsernames } from './suggest-username';
