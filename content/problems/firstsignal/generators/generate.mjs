import { writeCases } from '../../../generators/write-cases.mjs';

const message = ['Codeferry calling', 'All is well'];

writeCases(import.meta.url, { sample: [''], secret: [['no-input', '']] }, () => message.join('\n'));
