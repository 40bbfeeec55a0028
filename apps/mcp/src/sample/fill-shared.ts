import { partsOfMonth } from '@bursar/calendar';

import { varied, type SampleMonth } from './sample-months';
import type { SampleScene } from './sample-scene';

const RENT = '2850.00';
const CINEMA = '42.00';

interface Summary {
  readonly transfer: { readonly amount: string; readonly debtor_participant_id: string | null };
}

/**
 * Eleven months that are settled, and one that is not: its rent is not recorded yet and half of it is owed, less half of
 * the cinema.
 */
export async function fillShared({ call, people, months, words }: SampleScene): Promise<void> {
  const [one, other] = people;
  if (one === undefined || other === undefined) return;
  await call('create_recurrence', {
    ...{ description: words.rent, amount: RENT, split_config: { type: 'equal' }, reference_day: 5 },
    ...{ payer_participant_id: other.id, requested_by_participant_id: other.id },
    start_competence_month: months[0]?.month,
  });
  const buy = (person: { readonly id: string }, day: string | undefined, description: string, amount: string) =>
    call('create_movement', {
      ...{ type: 'purchase', amount, description, occurred_at: day },
      requested_by_participant_id: person.id,
    });
  for (const month of months) {
    if (!month.isPast) {
      await buy(one, month.day(1), words.cinema, CINEMA);
      continue;
    }
    await buy(one, month.day(6), words.market, varied(612_40, 18_20, month.index));
    await buy(other, month.day(14), words.pharmacy, varied(88_90, 6_30, month.index));
    await buy(one, month.day(20), words.dinner, varied(164_00, 12_00, month.index));
    await settle(month);
  }

  async function settle({ month, day }: SampleMonth): Promise<void> {
    const { transfer } = (await call('get_monthly_summary', {
      ...partsOfMonth(month),
      auto_generate: true,
    })) as unknown as Summary;
    const payer = transfer.debtor_participant_id;
    if (payer === null) return;
    await call('record_settlement', {
      ...{ amount: transfer.amount, payer_participant_id: payer, requested_by_participant_id: payer },
      ...{ occurred_at: day(28), closes_competence_month: month, description: words.settledUp },
    });
  }
}
