import { yearMonthOf } from '@bursar/calendar';
import * as z from 'zod';

import type { SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import {
  amountFilter,
  description,
  limit,
  month,
  movementType,
  offset,
  participantId,
  reference,
  year,
} from '../model/fields';
import { householdOf } from '../model/household';
import { optional, withDefault } from '../model/optional-fields';
import { page } from '../model/output-fields';
import { listStoredMovements } from '../store/list-movements';
import { storedParticipants } from '../store/participants';
import { formatAmount, formatCount, formatDate, formatMonth } from '../text/format';
import { itemLines } from '../text/item-lines';
import { fill, lines, sanitize, type SafeText } from '../text/safe-text';
import { movementBody, toMovementBody, type MovementBody } from './movement-body';

export const listMovementsInput = z.strictObject({
  year: year.describe('Year of the competence month.'),
  month: month.describe('Month, 1 to 12.'),
  type: optional(movementType),
  description: optional(description.describe('Part of the description; letter case does not matter, accents do.')),
  amount: optional(amountFilter.describe('Exact amount, text with two decimals.')),
  participant_id: optional(participantId.describe('Who paid.')),
  external_id: optional(reference.describe('Exact external id.')),
  limit: withDefault(limit, 50),
  offset: withDefault(offset, 0),
});
type ListMovementsInput = z.output<typeof listMovementsInput>;

const movementPageBody = z.object({ items: z.array(movementBody), ...page });
type MovementPageBody = z.output<typeof movementPageBody>;

/** A page of a month's movements, newest first, with the number on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export const listMovements = defineUseCase({
  name: 'list_movements',
  tool: {
    title: 'Purchases and refunds of a month',
    description:
      'Lists the purchases and refunds of one month (compras, gastos, lançamentos, movimentações, estornos, ' +
      'devoluções; "compramos alguma…?", "foi lançado?"), newest first, optionally only those that match filters. Use ' +
      'it to see or search what was bought, to check whether something was recorded already, or to find the id of a ' +
      'purchase before a refund.',
    failureTitle: 'Não deu para buscar os lançamentos.',
  },
  input: listMovementsInput,
  output: movementPageBody,
  effect: 'read',
  execute: listPage,
  text: movementPageText,
  route: {
    operationId: 'listMovements',
    method: 'GET',
    path: '/v1/movements',
    summary: 'Purchases and refunds of a month, newest first',
    request: { query: listMovementsInput },
    success: { status: 200, body: movementPageBody },
  },
});

function listPage({ database, householdId }: SplitContext, input: ListMovementsInput): Promise<MovementPageBody> {
  const { limit, offset } = input;
  const filter = {
    month: yearMonthOf(input.year, input.month),
    type: input.type,
    description: input.description,
    amount: input.amount,
    payerId: input.participant_id,
    externalId: input.external_id,
  };
  return database.run(async (connection) => {
    const [participants, { items, total }] = await Promise.all([
      storedParticipants(connection, householdId),
      listStoredMovements(connection, householdId, filter, { limit, offset }),
    ]);
    householdOf(participants);
    return { items: items.map(toMovementBody), total, limit, offset };
  });
}

export function movementPageText(
  { items, total }: MovementPageBody,
  { year, month }: Pick<ListMovementsInput, 'year' | 'month'>,
): string {
  const counted = { mes: formatMonth(yearMonthOf(year, month)), total: formatCount(total) };
  if (items.length === 0) {
    return lines(
      fill('🔎 Nada encontrado em {mes}.', counted),
      fill('• Total com esses filtros: {total}', counted),
      sanitize('Confira os filtros ou a página pedida.'),
    );
  }
  const { listed, lines: itens } = itemLines(items, movementLine);
  return lines(
    fill('📚 Lançamentos de {mes}: {exibidos} de {total}', { ...counted, exibidos: listed }),
    ...itens,
    sanitize('Para um estorno, informe o identificador da compra.'),
  );
}

const TYPES = { purchase: sanitize('Compra'), refund: sanitize('Estorno') } as const;

function movementLine(movement: MovementBody): SafeText {
  return fill('• {data} · {tipo} · {valor} · {descricao} · {id}', {
    data: formatDate(movement.occurred_at),
    tipo: TYPES[movement.type],
    valor: formatAmount(movement.amount),
    descricao: sanitize(movement.description),
    id: sanitize(movement.id),
  });
}
