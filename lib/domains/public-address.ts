import { BlockList, isIP } from 'node:net';

const reserved = new BlockList();
/** Networks that are nobody's on the internet: this host, private ones, carriers', examples, multicast (RFC 6890 and its heirs). */
const networks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Of IPv6 what stands for IPv4 addresses too: Teredo and 6to4 lead to any of them.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;
for (const [network, prefix] of networks) reserved.addSubnet(network, prefix, familyOf(network));

/** All of IPv6 that is given out; mapped and translated IPv4 addresses, this host and its neighbors lie outside of it. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is somebody's on the internet, and so none of this host, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  if (isIP(address) === 0 || reserved.check(address, family)) return false;
  return family === 'ipv4' || given.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
