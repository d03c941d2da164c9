import { runAdminCommand } from './command';

try {
  process.exitCode = await runAdminCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
