#!/usr/bin/env node
// `npx codeferry` in the repository, from source.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
