export { exportOwnLists } from './export-lists';
