import { afterAll, test } from 'vitest';
import { startMachines } from '../../support/product/machines';
import { restartUnderLoad } from './restart-under-load';

const machines = await startMachines({ apis: 2, keptJudges: 1, judges: 0 });
afterAll(() => machines.close());

test('restarts two servers in turn: clients use the other one, and each submission is judged once', async () => {
  await restartUnderLoad(machines, machines.urls);
});
