import { expect, test } from 'vitest';
import { networkOf, senderGroup } from './sender-group';

test('all addresses of one IPv6 network are one sender, in every notation', () => {
  const network = '2001:db8:0:7::/64';
  for (const address of ['2001:db8:0:7::1', '2001:DB8::7:ffff:0:0:2', '2001:0db8:0000:0007:1:2:3:4']) {
    expect(networkOf(address)).toBe(network);
  }
  expect(networkOf('2001:db8:0:8::1')).not.toBe(network);
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(senderGroup(undefined, '2001:db8:0:7::1')).toBe(senderGroup(undefined, '2001:db8:0:7::2'));
});

test('every IPv4 address is a sender, also written as IPv6', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.8')).toBe('192.0.2.8');
});
