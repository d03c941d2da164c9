export { grantTeacher, listTeachers, revokeTeacher } from './teachers';
