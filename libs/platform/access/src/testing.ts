export { TestIssuer, type TokenParts } from './testing/test-issuer';
