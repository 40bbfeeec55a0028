import type { NetworkInterfaceInfo } from 'node:os';

import { lanAddress } from './lan-address';

const facts = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

it.each<[string, Record<string, string[]>, string | undefined]>([
  ['what routers give out first', { tun0: ['10.8.0.2'], wlan0: ['192.168.1.5'] }, '192.168.1.5'],
  ['a virtual network never', { docker0: ['172.17.0.1'], eth0: ['172.20.1.9'] }, '172.20.1.9'],
  ['Tailscale', { tailscale0: ['100.101.102.103'] }, '100.101.102.103'],
  ['any address rather than none', { eth0: ['fe80::1', '203.0.113.7'] }, '203.0.113.7'],
  ['an address without a router never', { eth0: ['169.254.3.4'] }, undefined],
  ['none without a network', {}, undefined],
])('takes %s', (_, interfaces, expected) => {
  const named = Object.entries(interfaces).map(([name, list]) => [name, list.map((address) => facts(address))]);
  expect(lanAddress({ lo: [facts('127.0.0.1', true)], ...Object.fromEntries(named) })).toBe(expected);
});
