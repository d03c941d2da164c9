import { afterAll, test } from 'vitest';
import { startBalancer } from '../../support/product/balancer';
import { startMachines } from '../../support/product/machines';
import { restartUnderLoad } from './restart-under-load';

const machines = await startMachines({ apis: 2, judges: 2, env: { DRAIN_SECONDS: '2' } });
const balancer = await startBalancer(machines.urls);
afterAll(async () => {
  await balancer.close();
  await machines.close();
});

test('restarts two servers and two judges behind a proxy: no call fails twice, and each submission is judged once', async () => {
  await restartUnderLoad(machines, [balancer.url]);
});
