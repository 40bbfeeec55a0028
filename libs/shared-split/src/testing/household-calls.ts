import { yearMonth } from '@bursar/calendar';
import { localCaller, noOpenFolders, type CallContext } from '@bursar/toolkit';
import type * as z from 'zod';

import type { SplitContext } from '../context';
import { listParticipants } from '../household/list-participants';
import { generateEntries, type GenerationOptions } from '../months/generate-recurrences';
import { getMonthlySummary } from '../months/get-monthly-summary';
import { createMovement } from '../movements/create-movement';
import { listMovements } from '../movements/list-movements';
import { createRecurrence } from '../recurrences/create-recurrence';
import { editRecurrence } from '../recurrences/edit-recurrence';
import { endRecurrence } from '../recurrences/end-recurrence';
import { listRecurrences } from '../recurrences/list-recurrences';
import { pauseRecurrence } from '../recurrences/pause-recurrence';
import { reactivateRecurrence } from '../recurrences/reactivate-recurrence';
import { accepted } from './read-input';

type Raw = Readonly<Record<string, unknown>>;

const elias = { requested_by_participant_id: 'elias' };
const PURCHASE = { type: 'purchase', amount: '10.00', description: 'Mercado', ...elias };
const REFUND = { ...PURCHASE, type: 'refund', description: 'Devolução' };
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
    participants: () => run(listParticipants, {}),
    purchase: async (raw: Raw = {}) => (await run(createMovement, { ...PURCHASE, ...raw })).movement,
    refund: async (raw: Raw) => (await run(createMovement, { ...REFUND, ...raw })).movement,
    movements: (month: string, raw: Raw = {}) => run(listMovements, { ...yearAndMonth(month), ...raw }),
    recur: async (raw: Raw = {}) => (await run(createRecurrence, { ...RENT, ...raw })).recurrence,
    recurrences: (raw: Raw = {}) => run(listRecurrences, raw),
    edit: (id: string, raw: Raw) => run(editRecurrence, recurrence(id, raw)),
    pause: (id: string, raw: { readonly reason?: string } = {}) => run(pauseRecurrence, recurrence(id, raw)),
    reactivate: (id: string) => run(reactivateRecurrence, recurrence(id)),
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
