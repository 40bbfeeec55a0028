import type { Fields } from '../../../index';
import type { Call } from '../model';
import type { Random } from '../random';

/** What makes any write wrong. */
const WRONG: readonly Fields[] = [
  { amount: '0.00' },
  { amount: '10' },
  { amount: '10.001' },
  { amount: '-1.00' },
  { amount: '10000000000.00' },
  { amount: '١٠.00' },
  { amount: 10.5 },
  { description: '   ' },
  { description: 'x'.repeat(281) },
  { description: 'nul \u0000' },
  { requested_by_participant_id: 'nobody' },
  { requested_by_participant_id: undefined },
  { payer_id: 'elias' },
];

const OF_TOOL: Readonly<Record<string, readonly Fields[]>> = {
  create_movement: [
    { type: 'Purchase' },
    { type: 'refund' },
    { original_purchase_id: '00000000-0000-4000-8000-000000000000' },
    { occurred_at: '2031-02-30' },
    { occurred_at: '2031-02-01T24:00' },
    { occurred_at: '2101-02-01' },
    { occurred_at: 'ontem' },
    { external_id: ' ' },
    { external_id: 'recurrence:mine' },
    { external_id: 'y'.repeat(121) },
  ],
  create_recurrence: [
    { reference_day: 0 },
    { reference_day: 32 },
    { reference_day: '5' },
    { start_competence_month: '2031-13' },
    { start_competence_month: '2031-05', end_competence_month: '2031-04' },
    { split_config: 'equal' },
    { split_config: undefined },
    { end_competence_month: '2101-01' },
  ],
};

/** A right call with one thing wrong in it. */
export function invalidCall({ tool, input }: Call, random: Random): Call {
  if (tool === 'create_recurrence' && random.chance(10)) {
    return { tool, input: { ...input, split_config: { type: 'shares' } }, refused: 'DOMAIN_INVARIANT_VIOLATION' };
  }
  const wrong = random.pick([...WRONG, ...(OF_TOOL[tool] ?? [])]);
  const given = Object.entries({ ...input, ...wrong }).filter(([, value]) => value !== undefined);
  return { tool, input: Object.fromEntries(given), refused: 'INVALID_REQUEST' };
}
