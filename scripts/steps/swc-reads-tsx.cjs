/**
 * Preloaded before dependency-cruiser, which makes swc parse TypeScript but never TSX: otherwise the first
 * component ends the import check.
 */
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
