import { yearMonthOf } from '@bursar/calendar';
import * as z from 'zod';

import { readTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { limit, month, offset, recurrenceStatus, year } from '../model/fields';
import { optional, withDefault } from '../model/optional-fields';
import { page } from '../model/output-fields';
import { markersOf } from '../model/recurrence-schedule';
import { refuseField } from '../model/refuse-field';
import { countStoredRecurrences, listStoredRecurrences } from '../store/list-recurrences';
import { generatedMonths } from '../store/occurrences';
import { formatAmount, formatCount } from '../text/format';
import { itemLines } from '../text/item-lines';
import { fill, lines, sanitize, type SafeText } from '../text/safe-text';
import { recurrenceBody, toRecurrenceBody, type RecurrenceBody } from './recurrence-body';
import { STATUSES } from './recurrence-lines';

export const listRecurrencesInput = z
  .strictObject({
    status: optional(recurrenceStatus),
    year: optional(year.describe('With month: only those whose range holds this month.')),
    month: optional(month),
    limit: withDefault(limit, 50),
    offset: withDefault(offset, 0),
  })
  .superRefine(({ year: yearOf, month: monthOf }, context) => {
    if ((yearOf === undefined) === (monthOf === undefined)) return;
    refuseField(context, yearOf === undefined ? 'year' : 'month', RULES.yearWithMonth);
  });
type ListRecurrencesInput = z.output<typeof listRecurrencesInput>;

const recurrencePageBody = z.object({ items: z.array(recurrenceBody), ...page });
type RecurrencePageBody = z.output<typeof recurrencePageBody>;

/** A page of recurrences, newest first, with the number on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export const listRecurrences = defineUseCase({
  name: 'list_recurrences',
  tool: {
    title: 'Monthly expenses and installments',
    description:
      'Lists recurring monthly expenses, subscriptions and installments (recorrências, despesas fixas, assinaturas, ' +
      'parcelas, prestações) with amounts, days and last months, newest first, optionally of one status (ativas, ' +
      'encerradas) or those whose range holds a month. Use it to find the id for edit_recurrence and end_recurrence.',
    failureTitle: 'Não deu para buscar as recorrências.',
  },
  input: listRecurrencesInput,
  output: recurrencePageBody,
  effect: 'read',
  execute: listPage,
  text: recurrencePageText,
  route: {
    operationId: 'listRecurrences',
    method: 'GET',
    path: '/v1/recurrences',
    summary: 'Monthly expenses and installments, newest first',
    request: { query: listRecurrencesInput },
    success: { status: 200, body: recurrencePageBody },
  },
});

function listPage(context: SplitContext, input: ListRecurrencesInput): Promise<RecurrencePageBody> {
  const { status, year, month, limit, offset } = input;
  const filter = { status, month: year === undefined || month === undefined ? undefined : yearMonthOf(year, month) };
  return readTransaction(context, async ({ tx, householdId }) => {
    const total = await countStoredRecurrences(tx, householdId, filter);
    const stored = await listStoredRecurrences(tx, householdId, filter, { limit, offset });
    const ids = stored.map(({ rule }) => rule.id);
    const months = await generatedMonths(tx, householdId, ids);
    const items = stored.map(({ rule, ...times }) =>
      toRecurrenceBody(rule, markersOf(rule.startMonth, months.get(rule.id) ?? []), times),
    );
    return { items, total, limit, offset };
  });
}

export function recurrencePageText({ items, total }: RecurrencePageBody): string {
  const counted = { total: formatCount(total) };
  if (items.length === 0) {
    return lines(
      sanitize('🔎 Nenhuma recorrência por aqui.'),
      fill('• Total com esses filtros: {total}', counted),
      sanitize('Confira situação, mês e página.'),
    );
  }
  const { listed, lines: itens } = itemLines(items, recurrenceLine);
  return lines(
    fill('🗂️ Recorrências: {exibidos} de {total}', { ...counted, exibidos: listed }),
    ...itens,
    sanitize('Para alterar ou encerrar, informe o identificador.'),
  );
}

function recurrenceLine(recurrence: RecurrenceBody): SafeText {
  return fill('• {status} · {valor} · dia {dia} · {descricao} · {id}', {
    status: STATUSES[recurrence.status],
    valor: formatAmount(recurrence.amount),
    dia: formatCount(recurrence.reference_day),
    descricao: sanitize(recurrence.description),
    id: sanitize(recurrence.id),
  });
}
