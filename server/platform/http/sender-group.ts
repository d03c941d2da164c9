import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The user, else the address (hashed, because it is stored with the job). */
export function senderGroup(uid: string | undefined, address: string): string {
  return uid ?? `address-${createHash('sha256').update(networkOf(address)).digest('hex').slice(0, 16)}`;
}

/**
 * IPv6: the first 64 bits, because every connection gets that many addresses. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function dotted(groups: readonly string[]): string {
  const halves = groups.map((group) => Number.parseInt(group, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}
