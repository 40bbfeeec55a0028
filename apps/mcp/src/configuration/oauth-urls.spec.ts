import { audienceUrl, isAudience, isIssuer } from './oauth-urls';

describe('an issuer', () => {
  it.each([
    'https://issuer.example',
    'https://issuer.example/',
    'https://issuer.example:8443/realms/home',
    'http://localhost:9000',
    'http://127.0.0.1:9000/realms/home',
    'http://[::1]:9000',
  ])('may be %s', (address) => expect(isIssuer(address)).toBe(true));

  it.each([
    '',
    'issuer.example',
    'http://issuer.example',
    'http://localhost.example',
    'ftp://issuer.example',
    'https://me:secret@issuer.example',
    'https://issuer.example?tenant=home',
    'https://issuer.example/#here',
    ' https://issuer.example',
    'https://issuer.example\n',
    'https://',
  ])('is never %j', (address) => expect(isIssuer(address)).toBe(false));
});

describe('an audience', () => {
  it.each([
    ['https://house.example/mcp', 'https://house.example'],
    ['HTTPS://house.example', 'https://house.example'],
    ['http://192.168.1.2:3333/mcp', 'http://192.168.1.2:3333'],
    ['api://bursar', undefined],
    ['6731de76-14a6-49ae-97bc-6eba6914391e', undefined],
  ])('may be %s, the address of %s', (audience, origin) => {
    expect(isAudience(audience)).toBe(true);
    expect(audienceUrl(audience)?.origin).toBe(origin);
  });

  it.each([
    '',
    'two words',
    'a"b',
    'a\\b',
    'añá',
    'a\n',
    'https:',
    'https://',
    'https://house.example#part',
    'https://house.example?a=b#part',
    'https://me:secret@house.example',
    'a'.repeat(501),
  ])('is never %j', (audience) => expect(isAudience(audience)).toBe(false));
});
