import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not public: this host, private, shared, documentation, benchmarking, multicast, reserved. */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const closed = new BlockList();
for (const [network, bits] of NOT_PUBLIC) closed.addSubnet(network, bits, 'ipv4');
// Only one eighth of IPv6 (2000::/3) is allocated; the tunnel prefixes in it can reach any IPv4 address.
closed.addSubnet('2001::', 23, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');
closed.addSubnet('3fff::', 20, 'ipv6');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet and to no private network. Pure. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
