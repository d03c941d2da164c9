import type { ClassDetail } from '../../../contract/entities/class';

/** What a teacher sees of a class. */
export interface TeacherProps {
  detail: ClassDetail;
  offline: boolean;
}
