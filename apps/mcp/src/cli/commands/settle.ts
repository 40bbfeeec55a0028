import { randomUUID } from 'node:crypto';

import { parseCivilDate } from '@bursar/calendar';
import { printable } from '@bursar/toolkit';

import { invalidValue } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { moneyText } from '../amounts';
import { SETTLE } from '../definitions/entry-commands';
import { offerSampleRemoval } from '../entries/offer-sample-removal';
import { ENTERED_HERE, undoId } from '../entries/undo-ids';
import { transferText, type Transfer } from '../people/balance';
import { activePeople, givenPerson, personNamed } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

const AMOUNT = /^\d{1,12}([.,]\d{1,2})?$/;

/** `bursar settle AMOUNT --from ID`: one of the two paid the other back. */
export async function settle(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SETTLE, args);
  const [amount, ...others] = positionals;
  if (amount === undefined || others.length > 0 || values.from === undefined) throw new UsageError(t('settle.needs'));
  if (!AMOUNT.test(amount) || !/[1-9]/.test(amount)) throw invalidValue('amount', amount, t('expected.amount'));
  const { from, date } = values;
  if (date !== undefined && parseCivilDate(date) === undefined) throw invalidValue('--date', date, t('expected.day'));
  await withTools(
    values,
    async (tools) => {
      const people = await activePeople(tools);
      const payer = personNamed(people, from);
      const requested = givenPerson(values);
      await offerSampleRemoval(values);
      const { structured } = await tools.call('record_settlement', {
        amount: withTwoDecimals(amount.replace(',', '.')),
        payer_participant_id: payer,
        requested_by_participant_id: requested === undefined ? payer : personNamed(people, requested),
        external_id: `${ENTERED_HERE}${randomUUID()}`,
        ...(date !== undefined && { occurred_at: date }),
      });
      const { settlement, balance } = structured as unknown as Stored;
      const id = undoId('shared', settlement.id);
      const { currencies } = await tools.settings();
      const currency = currencies['shared-split'] ?? 'BRL';
      const row = [id, payer, settlement.amount, currency];
      const name = people.find((person) => person.id === payer)?.display_name ?? payer;
      const done = t('settle.stored', { name, amount: moneyText(settlement.amount, currency) });
      const lines = [done, `${transferText({ ...balance.transfer, currency }, people)}.`, t('undo.hint', { id })];
      const text = process.stdout.isTTY ? `${lines.map(printable).join('\n')}\n` : tableText([], [row]);
      print(values, structured, text);
    },
    ['shared-split'],
  );
}

interface Stored {
  readonly settlement: { readonly id: string; readonly amount: string };
  readonly balance: { readonly transfer: Omit<Transfer, 'currency'> };
}

function withTwoDecimals(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
