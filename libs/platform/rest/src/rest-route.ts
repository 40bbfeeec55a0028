export {
  defineRoute,
  type InputSchemas,
  type RestAnswer,
  type RestInput,
  type RestMethod,
  type RestRoute,
  type RestSuccess,
} from '@bursar/toolkit';
