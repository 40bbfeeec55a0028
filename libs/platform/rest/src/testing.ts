export { openApiErrors } from './testing/openapi-errors';
