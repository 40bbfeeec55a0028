export { callerOf } from './caller-of';
export type { Answer, Caller, Failure } from './caller';
export { failureOfError, failureOfTexts } from './failure';
export { replayCases, type OpenCaller } from './replay-cases';
export { reportMismatches } from './report-matching';
export type { Scenario } from './scenario';
