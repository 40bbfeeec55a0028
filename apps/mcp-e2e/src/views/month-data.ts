import type { ViewHarness } from './view-harness';

export const FEBRUARY = { year: 2026, month: 2 };
export const FIVE_THOUSAND = { year: 2027, month: 5 };
const HOSTILE = '<img src=x onerror="document.title=1"> \u202Egnihtoemos\u202C & "quotes"';

const by = (requested_by_participant_id: string) => ({ requested_by_participant_id });

/** Records the recurrences, purchases and refunds that the tests of the month view show. */
export async function fillMonths(harness: ViewHarness): Promise<void> {
  const buy = (who: string, amount: string, description: string, occurred_at: string) =>
    harness.call('create_movement', { ...by(who), type: 'purchase', amount, description, occurred_at });
  const repeat = (who: string, amount: string, description: string, day: number, months: object) =>
    harness.call('create_recurrence', {
      ...by(who),
      payer_participant_id: who,
      amount,
      description,
      split_config: { type: 'equal' },
      reference_day: day,
      ...months,
    });
  await repeat('leticia', '2850.00', 'Aluguel', 5, { start_competence_month: '2026-01' });
  await repeat('elias', '119.90', 'Internet', 10, { start_competence_month: '2026-01' });
  await repeat('leticia', '41.67', 'Smartphone', 20, {
    start_competence_month: '2026-01',
    end_competence_month: '2026-12',
  });
  await harness.call('get_monthly_summary', { ...FEBRUARY, auto_generate: true });
  await buy('elias', '420.35', 'Supermercado', '2026-02-03T18:20:00-03:00');
  await buy('leticia', '86.40', 'Farmácia', '2026-02-11T12:00:00-03:00');
  const shoes = await buy('elias', '259.90', 'Tênis', '2026-02-14T15:45:00-03:00');
  await harness.call('create_movement', {
    ...by('elias'),
    type: 'refund',
    amount: '59.90',
    description: 'Desconto que faltou',
    occurred_at: '2026-02-16T10:00:00-03:00',
    original_purchase_id: shoes['id'],
  });
  await buy('elias', '12.00', HOSTILE, '2026-03-02T10:00:00-03:00');
  await insertFiveThousandMovements(harness);
}

/** Inserts five thousand movements directly into the database. */
function insertFiveThousandMovements(harness: ViewHarness): Promise<void> {
  return harness.insertRows(
    (sql) => sql.query`
      insert into shared_split.movements
        (household_id, movement_id, type, amount_cents, description, folded_description, occurred_at,
         competence_month, payer_id, requested_by_id, created_at)
      select household_id, gen_random_uuid(), 'purchase', 100 + n, 'Compra ' || n, 'compra ' || n,
        extract(epoch from timestamptz '2027-05-01 12:00Z') * 1000 + n * 400000, '2027-05',
        case when n % 3 = 0 then 'elias' else 'leticia' end, 'elias', 0
      from shared_split.households, generate_series(1, 5000) n`,
  );
}
