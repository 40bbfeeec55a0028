import { formatMxn } from '../../model/format-mxn';
import { formatTime } from '../describe';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';
import { obligationLines } from './purchase';

/** `disponible`: what can be spent until the next payday. */
export const safeToSpend: Command = async ({ rest }, context) => {
  if (/\d/.test(rest)) return undefined;
  const { now, say, tools } = context;
  const answer = await tools.call('get_safe_to_spend', { now_iso: now });
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const { data } = answer;
  const { safe_to_spend_mxn_cents: safe, until_date_iso: date, next_payday_iso: payday } = data;
  const values = { date, days: data.days, perDay: formatMxn(data.per_day_mxn_cents) };
  const lines = [
    safe < 0
      ? say('short', { ...values, amount: formatMxn(-safe) })
      : say('safe', { ...values, amount: formatMxn(safe) }),
    say('safeFrom', {
      balance: formatMxn(data.bank_balance_mxn_cents),
      time: formatTime(data.balance_as_of_iso),
      income: formatMxn(data.income_since_mxn_cents),
      expense: formatMxn(data.expense_since_mxn_cents),
      obligations: formatMxn(data.obligations_total_mxn_cents),
    }),
    ...obligationLines(say, data.obligations),
    payday === null ? say('noPayday') : say('nextPayday', { date: payday }),
  ];
  return told(context, lines.join('\n'));
};
