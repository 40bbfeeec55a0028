import { checkNode } from './check-node';

it.each(['20.19.0', '20.20.2', '22.0.0'])('%s is new enough for >=20.19', (version) => {
  expect(checkNode(version, '>=20.19')).toEqual({ subject: 'node', state: 'ok', message: version });
});

it.each(['20.18.3', '18.20.0'])('%s is too old for >=20.19', (version) => {
  const message = `${version} is too old; install Node.js 20.19 or newer`;
  expect(checkNode(version, '>=20.19')).toEqual({ subject: 'node', state: 'error', message });
});
