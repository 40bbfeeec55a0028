import { formatAmount, formatDate, formatMonth, formatPerson } from '../text/format';
import { fill, lines, phrase, sanitize, type SafeText } from '../text/safe-text';
import { splitText } from '../text/split-text';
import { transferText } from '../text/transfer-text';
import type { DisplayNames } from '../model/household';
import type { CorrectedMonth, CorrectionBody } from './correction-body';

const HEADINGS = {
  void: () => phrase('↩️ Lançamento anulado.'),
  replace: () => phrase('✏️ Lançamento corrigido.'),
  restore: () => phrase('♻️ Lançamento restaurado.'),
} as const;

/** A correction seldom touches more; the answer has them all. */
const MOST_MONTHS = 3;

interface ShownCorrection {
  readonly correction: CorrectionBody;
  readonly names: DisplayNames;
}

export function correctionText({ correction, names }: ShownCorrection): string {
  const { action, dry_run: isDryRun, original, months } = correction;
  const shown = action === 'replace' ? (correction.replacement ?? original) : original;
  return lines(
    isDryRun ? phrase('🔎 Nada gravado ainda.') : HEADINGS[action](),
    whatLine(correction, names),
    fill('• {quem}: {pagador}', {
      quem: 'type' in shown && shown.type === 'refund' ? phrase('Quem recebeu') : phrase('Quem pagou'),
      pagador: formatPerson(shown.payer_participant_id, names),
    }),
    fill('• Data {data}, competência {mes}', {
      data: formatDate(shown.occurred_at),
      mes: formatMonth(shown.competence_month),
    }),
    ...months.slice(0, MOST_MONTHS).map((month) => monthLine(month, names)),
    // Of a dry run nothing but the original can be found.
    fill('• Identificador: {id}', { id: sanitize(isDryRun ? original.id : shown.id) }),
  );
}

type Corrected = CorrectionBody['original'];

/** For a replacement the new description, and both amounts, each with its split where it is not equal. */
function whatLine({ action, original, replacement }: CorrectionBody, names: DisplayNames): SafeText {
  const { description } = replacement && action === 'replace' ? replacement : original;
  const descricao = description === null ? nameOf(original) : sanitize(description);
  if (action !== 'replace' || replacement === null) {
    return fill('• {descricao}: {valor}', { descricao, valor: amountOf(original, names) });
  }
  return fill('• {descricao}: {valor} → {novo}', {
    descricao,
    valor: amountOf(original, names),
    novo: amountOf(replacement, names),
  });
}

function nameOf(corrected: Corrected): SafeText {
  return 'kind' in corrected && corrected.kind === 'opening' ? phrase('Saldo inicial') : phrase('Acerto');
}

function amountOf(corrected: Corrected, names: DisplayNames): SafeText {
  const valor = formatAmount(corrected.amount);
  const divisao = splitText(corrected, names);
  return divisao === undefined ? valor : fill('{valor}, {divisao}', { valor, divisao });
}

function monthLine({ competence_month, after }: CorrectedMonth, names: DisplayNames): SafeText {
  return fill('💸 {mes}: {transferencia}', {
    mes: formatMonth(competence_month),
    transferencia: after === null ? phrase('o mês não pode ser dividido entre os dois.') : transferText(after, names),
  });
}
