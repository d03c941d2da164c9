import type { ClassDetail } from '../../../contract/entities/classes/class';

/** What a teacher sees of a class. */
export interface TeacherProps {
  detail: ClassDetail;
  offline: boolean;
}
