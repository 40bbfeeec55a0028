import { discoveryAddresses } from './discovery-addresses';

it.each([
  [
    'https://issuer.example',
    [
      'https://issuer.example/.well-known/oauth-authorization-server',
      'https://issuer.example/.well-known/openid-configuration',
    ],
  ],
  [
    'https://issuer.example/',
    [
      'https://issuer.example/.well-known/oauth-authorization-server',
      'https://issuer.example/.well-known/openid-configuration',
    ],
  ],
  [
    'https://issuer.example:8443/realms/home',
    [
      'https://issuer.example:8443/.well-known/oauth-authorization-server/realms/home',
      'https://issuer.example:8443/.well-known/openid-configuration/realms/home',
      'https://issuer.example:8443/realms/home/.well-known/openid-configuration',
    ],
  ],
])('%s describes itself at one of %j', (issuer, addresses) => {
  expect(discoveryAddresses(issuer)).toEqual(addresses);
});
