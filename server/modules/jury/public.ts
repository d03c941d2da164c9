export { readJuryRequest, toJuryResult } from './jury-work';
export { requireJury } from './require-jury';
export { readJury, saveJury } from './save-jury';
