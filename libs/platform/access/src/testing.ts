export { TestIssuer, type IssuerForm, type TokenParts } from './testing/test-issuer';
