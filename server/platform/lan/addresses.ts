import { BlockList } from 'node:net';
import type os from 'node:os';

/** The authority may sign for addresses in these ranges only. */
export const localRanges = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
] as const;

const local = new BlockList();
for (const range of localRanges) {
  const [network = '', bits] = range.split('/');
  local.addSubnet(network, Number(bits));
}

/** Of containers, virtual machines and tunnels: other computers in the room cannot reach them. */
const virtual = /^(br-|docker|lxc|lxd|tailscale|tap|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)/;
/** An address that a computer chose because no router gave it one. */
const isSelfAssigned = (address: string) => address.startsWith('169.254.');

/** IPv4 addresses of this computer in local networks, the most likely one first. */
export function localAddresses(interfaces: ReturnType<typeof os.networkInterfaces>): string[] {
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && local.check(address))
      .map(({ address }) => ({
        address,
        rank: Number(virtual.test(name)) * 2 + Number(isSelfAssigned(address)),
      })),
  );
  return [...new Set(found.sort((a, b) => a.rank - b.rank).map(({ address }) => address))];
}

const loopbackNames = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Browsers treat these as secure without HTTPS. */
export const isLoopback = (hostname: string) => loopbackNames.includes(hostname);
