import type { DisplayNames } from '../model/household';
import { formatAmount, formatCount, formatDate } from '../text/format';
import { fill, phrase, sanitize, type SafeText } from '../text/safe-text';
import { splitText } from '../text/split-text';
import type { ListedMovementBody } from './movement-body';

const TYPES = { purchase: () => phrase('Compra'), refund: () => phrase('Estorno') } as const;
const STATUSES = {
  active: () => undefined,
  voided: () => phrase('anulado'),
  replaced: () => phrase('corrigido'),
} as const;

/** A movement on one line of a list. */
export function movementLine(movement: ListedMovementBody, names: DisplayNames): SafeText {
  const { installment, status = 'active' } = movement;
  const description = sanitize(movement.description);
  const parts = [
    formatDate(movement.occurred_at),
    TYPES[movement.type](),
    formatAmount(movement.amount),
    installment
      ? fill('{descricao} ({numero}/{de})', {
          descricao: description,
          numero: formatCount(installment.number),
          de: formatCount(installment.count),
        })
      : description,
    splitText(movement, names),
    STATUSES[status](),
    sanitize(movement.id),
  ];
  const [first = sanitize(''), ...rest] = parts.filter((part) => part !== undefined);
  return rest.reduce(
    (line, part) => fill('{linha} · {parte}', { linha: line, parte: part }),
    fill('• {parte}', { parte: first }),
  );
}
