import type { YearMonth } from '@bursar/calendar';

import type { MovementBody, MovementPageBody } from '../model/output-fields';
import { itemLines } from '../text/item-lines';
import { fill, lines, shown, type Shown } from '../text/safe-text';
import { dateText, money, monthText, person, whole, type Names } from '../text/format';

const TYPES = { purchase: shown('Compra'), refund: shown('Estorno') } as const;
const HEADINGS = { purchase: shown('🧾 Compra anotada.'), refund: shown('🧾 Estorno anotado.') } as const;

/** What `create_movement` says to people. */
export function movementCreatedText(movement: MovementBody, names: Names): string {
  return lines(
    HEADINGS[movement.type],
    fill('• {descricao}: {valor}', { descricao: shown(movement.description), valor: money(movement.amount) }),
    fill('• Quem pagou: {pagador}', { pagador: person(movement.payer_participant_id, names) }),
    fill('• Data {data}, competência {mes}', {
      data: dateText(movement.occurred_at),
      mes: monthText(movement.competence_month),
    }),
    fill('• Referência externa: {ref_externa}', { ref_externa: shown(movement.external_id ?? '—') }),
    fill('• Identificador: {id}', { id: shown(movement.id) }),
  );
}

/** What `list_movements` says to people about a page of a month. */
export function movementPageText({ items, total }: MovementPageBody, month: YearMonth): string {
  const counted = { mes: monthText(month), total: whole(total) };
  if (items.length === 0) {
    return lines(
      fill('🔎 Nada encontrado em {mes}.', counted),
      fill('• Total com esses filtros: {total}', counted),
      shown('Confira os filtros ou a página pedida.'),
    );
  }
  const { listed, lines: itens } = itemLines(items, movementLine);
  return lines(
    fill('📚 Lançamentos de {mes}: {exibidos} de {total}', { ...counted, exibidos: listed }),
    ...itens,
    shown('Para um estorno, informe o identificador da compra.'),
  );
}

function movementLine(movement: MovementBody): Shown {
  return fill('• {data} · {tipo} · {valor} · {descricao} · {id}', {
    data: dateText(movement.occurred_at),
    tipo: TYPES[movement.type],
    valor: money(movement.amount),
    descricao: shown(movement.description),
    id: shown(movement.id),
  });
}
