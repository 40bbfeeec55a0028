import { printable } from '@bursar/toolkit';

import { dayText, moneyText } from '../amounts';
import { tableText } from '../print';
import { t } from '../../language/language';

interface AddedEntry {
  readonly stored: boolean;
  readonly lands: string;
  readonly entry: Readonly<Record<string, string | null>>;
  readonly undo: string | null;
}

/** What was stored where: sentences on a terminal, one row elsewhere. */
export function entryText({ stored, lands, entry, undo }: AddedEntry): string {
  const { date = '', amount = '0', currency = 'BRL', description = '', payer = null, account = null } = entry;
  if (!process.stdout.isTTY) {
    return tableText([], [[undo ?? '-', lands, ...[date, amount, currency, description].map(String)]]);
  }
  const facts = {
    ...{ description: String(description), day: dayText(String(date)) },
    amount: moneyText(String(amount), String(currency)),
  };
  const what = payer === null ? t('add.facts', facts) : t('add.paidBy', { facts: t('add.facts', facts), name: payer });
  const words = { where: whereText(lands, account), facts: what };
  const lines = [
    stored ? t('add.stored', words) : t('add.wouldStore', words),
    ...(undo === null ? [] : [t('undo.hint', { id: undo })]),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function whereText(lands: string, account: string | null): string {
  if (account !== null) return t('add.account', { name: account });
  return lands === 'budget' ? t('add.budget') : t('add.shared');
}
