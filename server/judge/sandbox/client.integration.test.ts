import { testClient } from './client-suite';

await testClient('strongest');
