import { readAmount } from '../read-arguments';
import { requestConfirmation, type Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { formatTime } from '../format';

/** `saldo 12500` */
export const bankBalance: Command = async ({ rest }, context) => {
  const amount = readAmount(rest);
  if (amount === undefined) return { text: 'Falta el monto. Ejemplo: saldo 12500' };
  const input = { bank_balance_mxn_cents: amount, as_of_iso: context.now };
  return requestConfirmation(context, 'set_bank_balance', input, [
    'Voy a guardar tu saldo en el banco:',
    `• ${formatMxn(amount)}`,
    `• ${formatTime(context.now)}`,
  ]);
};
