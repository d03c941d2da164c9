import type { ApiObject } from './objects';

export const apiInformation = (version: string): ApiObject => ({
  version: '2026-01',
  version_url: 'https://ccs-specs.icpc.io/2026-01/contest_api',
  provider: { name: 'Codeferry', version },
});
