import { runBackupCommand } from './command';

const [command = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runBackupCommand(command === 'restore' ? 'restore' : 'backup', args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
