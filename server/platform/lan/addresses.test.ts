import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { localAddresses } from './addresses';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

test('finds addresses of local networks, the ones that other computers reach first', () => {
  const found = localAddresses({
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth0: [at('169.254.3.4'), at('fe80::1', { family: 'IPv6' })],
    wlan0: [at('192.168.1.5'), at('192.168.1.5')],
    wlan1: [at('10.0.0.7')],
  });
  expect(found).toEqual(['192.168.1.5', '10.0.0.7', '169.254.3.4', '172.17.0.1']);
});

test('leaves out public addresses: the authority cannot vouch for them', () => {
  expect(localAddresses({ eth0: [at('203.0.113.9'), at('172.32.0.1')] })).toEqual([]);
});
