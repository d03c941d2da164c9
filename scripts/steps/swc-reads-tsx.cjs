/**
 * Preloaded before dependency-cruiser, which asks swc to read TypeScript but never TSX: without this the first component
 * ends the import check.
 */
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
