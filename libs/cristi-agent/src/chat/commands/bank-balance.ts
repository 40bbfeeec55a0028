import { formatMxn } from '../../model/format-mxn';
import { formatTime } from '../describe';
import { readAmount } from '../read-amount';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';
import { addItems } from '../waiting/offer';

/** `saldo`: what is in the bank. `saldo 12500` sets it. */
export const bankBalance: Command = async (message, context) => {
  if (message.rest !== '') return setBankBalance(message, context);
  const { say, tools } = context;
  const answer = await tools.call('get_bank_balance', {});
  if (!answer.ok) {
    const text = answer.error.code === 'NOT_FOUND' ? say('balanceNotSet') : refusalText(say, answer.error);
    return told(context, text);
  }
  const { bank_balance_mxn_cents: balance, as_of_iso: time } = answer.data;
  return told(context, say('balance', { amount: formatMxn(balance), time: formatTime(time) }));
};

/** `set balance 12500` */
export const setBankBalance: Command = async ({ rest }, context) => {
  const { now, say } = context;
  const amount = await readAmount(context, rest);
  if (amount === undefined) return told(context, say('missingBalance'));
  const input = { bank_balance_mxn_cents: amount, as_of_iso: now };
  return addItems(context, [{ kind: 'call', tool: 'set_bank_balance', input }]);
};
