export { exportClassWork } from './export-class-work';
