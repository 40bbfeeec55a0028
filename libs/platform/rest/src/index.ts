export { mediaTypeOf } from './media-type';
export { readLimitedBody } from './read-limited-body';
export type { RestDialect, RestFailure } from './rest-dialect';
export { createRestFace } from './rest-face';
export type { FaceDescription, FaultFacts, RestFaceOptions } from './rest-face-options';
