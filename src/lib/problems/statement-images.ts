/** For folders that may not import `contract`. */
export { imageSize } from '../../../contract/rules/image-size';
export { imageName } from '../../../contract/rules/statement/statement-names';
