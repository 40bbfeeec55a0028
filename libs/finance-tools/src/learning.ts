// For the tools that make data for suggestions and measure them.
export { builtInMerchants } from './model/learning/built-in-merchants';
export { sideOf, sizeOf } from './model/learning/amount-size';
export type { Merchants } from './model/learning/merchants';
export { atOnce } from './model/learning/steps';
export { Suggester, type Labelled, type LabelledCount, type LabelledSize } from './model/learning/suggester';
export { cleanPayee } from './model/payee/clean-payee';
export { payeeKey } from './model/payee/payee-key';
