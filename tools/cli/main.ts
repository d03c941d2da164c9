import { runCommandLine } from './command';

declare const __VERSION__: string | undefined;

runCommandLine(process.argv.slice(2), typeof __VERSION__ === 'string' ? __VERSION__ : 'development').then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error);
    process.exitCode = 70;
  },
);
