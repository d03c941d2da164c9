export { findOwnClass, findTaughtClass } from './class-row';
export {
  addTeacher,
  findByUsername,
  grantTeacher,
  listTeachers,
  removeTeacher,
  revokeTeacher,
} from './teachers';
