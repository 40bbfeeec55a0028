export { callerOf } from './caller-of';
export type { Answer, Caller, Failure } from './caller';
export { failureOfTexts } from './failure-of-texts';
export { replayCases, type OpenCaller } from './replay-cases';
export type { Scenario } from './scenario';
