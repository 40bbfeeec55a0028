export { callerOf } from './caller-of';
export type { Answer, Caller, Failure } from './caller';
export { failureOfError, failureOfTexts } from './failure';
export { countOperations } from './count-operations';
export { mismatches } from './case-matching';
export { replayCases, type OpenCaller } from './replay-cases';
export { reportMismatches } from './report-matching';
export type { Scenario } from './scenario';
export { inTurn, shortOrLong } from './length-of-run';
export {
  pressFrom,
  startTelegramStub,
  textFrom,
  TOKEN,
  type Interruption,
  type SentMessage,
  type TelegramStub,
} from './telegram-stub';
