export type { RestDialect, RestFailure } from './rest-dialect';
export { createRestFace, type FaceDescription, type FaultFacts, type RestFaceOptions } from './rest-face';
export {
  defineRoute,
  type InputSchemas,
  type RestAnswer,
  type RestInput,
  type RestMethod,
  type RestRoute,
  type RestSuccess,
} from './rest-route';
