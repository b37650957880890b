import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses of IPv4 that are not somebody's server on the internet. */
const INSIDE: readonly (readonly [network: string, bits: number])[] = [
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
  ['224.0.0.0', 3],
];

/** The part of IPv6 that is in use on the internet; addresses of IPv4 written as IPv6 are outside it. */
const GLOBAL: readonly [string, number] = ['2000::', 3];
/** Parts of that which lead to an address of IPv4, or are only for examples. */
const INDIRECT: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inside = new BlockList();
for (const [network, bits] of INSIDE) inside.addSubnet(network, bits, 'ipv4');
const outside = new BlockList();
outside.addSubnet(...GLOBAL, 'ipv6');
const indirect = new BlockList();
for (const [network, bits] of INDIRECT) indirect.addSubnet(network, bits, 'ipv6');

/** Whether an address is on the internet, and not this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return isIPv6(address) && outside.check(address, 'ipv6') && !indirect.check(address, 'ipv6');
}
