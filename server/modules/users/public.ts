export { deletePersonalData } from './delete-personal-data';
