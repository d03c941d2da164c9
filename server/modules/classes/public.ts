export { findOwnClass, findTaughtClass } from './class-row';
export { grantTeacher, listTeachers, revokeTeacher } from './teachers';
