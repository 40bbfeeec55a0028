import type { DisplayNames } from '../model/household';
import { formatAmount, formatPerson } from './format';
import { fill, phrase, sanitize, type SafeText } from './safe-text';

/** The part of an answer that names a transfer. */
interface TransferFacts {
  readonly amount: string;
  readonly debtor_participant_id: string | null;
  readonly creditor_participant_id: string | null;
}

/** Who transfers how much to whom, as a sentence; `isExpected` says that it includes what is still to be recorded. */
export function transferText(
  { amount, debtor_participant_id: debtor, creditor_participant_id: creditor }: TransferFacts,
  names: DisplayNames,
  isExpected = false,
): SafeText {
  const previsto = isExpected ? phrase(' (previsto, com as recorrências do mês)') : sanitize('');
  if (debtor === null || creditor === null) return fill('Ninguém precisa transferir nada{previsto}.', { previsto });
  return fill('{devedor} transfere {valor} para {credor}{previsto}.', {
    devedor: formatPerson(debtor, names),
    valor: formatAmount(amount),
    credor: formatPerson(creditor, names),
    previsto,
  });
}
