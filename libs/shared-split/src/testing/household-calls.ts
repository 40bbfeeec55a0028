import { yearMonth } from '@bursar/calendar';
import { localCaller, noOpenFolders, type CallContext } from '@bursar/toolkit';
import type * as z from 'zod';

import type { SplitContext } from '../context';
import { listParticipants } from '../household/list-participants';
import { generateEntries, type GenerationOptions } from '../months/generate-recurrences';
import { getMonthlySummary } from '../months/get-monthly-summary';
import { correctMovement } from '../movements/correct-movement';
import { createMovement } from '../movements/create-movement';
import { listMovements } from '../movements/list-movements';
import { movementHistory } from '../movements/movement-history';
import { createRecurrence } from '../recurrences/create-recurrence';
import { editRecurrence } from '../recurrences/edit-recurrence';
import { endRecurrence } from '../recurrences/end-recurrence';
import { listRecurrences } from '../recurrences/list-recurrences';
import { pauseRecurrence } from '../recurrences/pause-recurrence';
import { reactivateRecurrence } from '../recurrences/reactivate-recurrence';
import { getBalance } from '../settlements/get-balance';
import { recordSettlement } from '../settlements/record-settlement';
import { accepted } from './read-input';

type Raw = Readonly<Record<string, unknown>>;

const elias = { requested_by_participant_id: 'elias' };
const PURCHASE = { type: 'purchase', amount: '10.00', description: 'Mercado', ...elias };
const REFUND = { ...PURCHASE, type: 'refund', description: 'Devolução' };
const PAYMENT = { amount: '10.00', payer_participant_id: 'elias', ...elias };
const RENT = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-03',
  ...elias,
};

const call: CallContext = {
  caller: localCaller,
  traceId: '0'.repeat(32),
  files: noOpenFolders,
  signal: new AbortController().signal,
};

interface TestedUseCase<Input extends z.ZodObject, Result> {
  readonly input: Input;
  check?(input: z.output<Input>): void;
  execute(context: SplitContext, input: z.output<Input>, call: CallContext): Promise<Result>;
}

/** The use cases of one household with raw arguments as clients send them; those that do not matter are filled in. */
export function callsOf(context: SplitContext) {
  const run = async <Input extends z.ZodObject, Result>(useCase: TestedUseCase<Input, Result>, raw: Raw) => {
    const input = accepted(useCase.input, raw);
    useCase.check?.(input);
    return useCase.execute(context, input, call);
  };
  const recurrence = (id: string, raw: Raw = {}) => ({ recurrence_id: id, ...elias, ...raw });
  return {
    participants: async () => (await run(listParticipants, {})).body,
    purchase: async (raw: Raw = {}) => (await run(createMovement, { ...PURCHASE, ...raw })).movement,
    refund: async (raw: Raw) => (await run(createMovement, { ...REFUND, ...raw })).movement,
    movements: async (month: string, raw: Raw = {}) => {
      const input = { ...yearAndMonth(month), ...raw };
      const listed = await run(listMovements, input);
      return listMovements.structured?.(listed, accepted(listMovements.input, input), call) ?? listed.page;
    },
    correct: async (id: string, action: string, raw: Raw = {}) =>
      (await run(correctMovement, { movement_id: id, action, ...elias, ...raw })).correction,
    created: (raw: Raw = {}) => run(createMovement, { ...PURCHASE, ...raw }),
    settled: (raw: Raw = {}) => run(recordSettlement, { ...PAYMENT, ...raw }),
    settle: async (raw: Raw = {}) => (await run(recordSettlement, { ...PAYMENT, ...raw })).recorded,
    balance: async (raw: Raw = {}) => (await run(getBalance, raw)).balance,
    history: async (id: string) => (await run(movementHistory, { movement_id: id })).entries,
    recur: async (raw: Raw = {}) => (await run(createRecurrence, { ...RENT, ...raw })).recurrence,
    recurrences: (raw: Raw = {}) => run(listRecurrences, raw),
    edit: (id: string, raw: Raw) => run(editRecurrence, recurrence(id, raw)),
    pause: (id: string, raw: Raw = {}) => run(pauseRecurrence, recurrence(id, raw)),
    reactivate: (id: string, raw: Raw = {}) => run(reactivateRecurrence, recurrence(id, raw)),
    end: (id: string, raw: Raw = {}) => run(endRecurrence, recurrence(id, raw)),
    generate: (month: string, options: Partial<GenerationOptions> = {}) =>
      generateEntries(context, yearMonth(month), { dryRun: false, includeBlockedDetails: true, ...options }),
    month: (month: string, raw: Raw = {}) =>
      run(getMonthlySummary({ readOnly: false }), { ...yearAndMonth(month), ...raw }),
  };
}

function yearAndMonth(month: string) {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}
