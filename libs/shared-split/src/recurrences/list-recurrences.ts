import { yearMonthOf } from '@bursar/calendar';
import * as z from 'zod';

import { readTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { limit, month, offset, recurrenceStatus, year } from '../model/fields';
import { optional, withDefault } from '../model/optional-fields';
import { page as pageCounts } from '../model/output-fields';
import { refuseField } from '../model/refuse-field';
import { countStoredRecurrences, listStoredRecurrences } from '../store/list-recurrences';
import { generatedMonths } from '../store/occurrences';
import type { StoredRecurrence } from '../store/stored-recurrence';
import { formatAmount, formatCount } from '../text/format';
import { itemLines } from '../text/item-lines';
import { fill, lines, phrase, sanitize, type SafeText } from '../text/safe-text';
import { recurrenceBody, toRecurrenceBody, type RecurrenceBody } from './recurrence-body';
import { recurrenceFacts } from './recurrence-facts';
import { statusText } from './recurrence-lines';

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

const recurrencePageBody = z.object({ items: z.array(recurrenceBody), ...pageCounts });
type RecurrencePageBody = z.output<typeof recurrencePageBody>;

/** A page of recurrences, newest first, with the number on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export const listRecurrences = defineUseCase({
  name: 'list_recurrences',
  tool: {
    toolsets: ['review'],
    title: 'Regular shared costs of the couple: bills, subscriptions, plans',
    description:
      'Lists the fixed, recurring bills that both share every month, rent, subscriptions and installments, ' +
      'active, paused or ended, with ids for edit_recurrence and end_recurrence. Contas fixas, recorrentes, ' +
      'despesas mensais, assinaturas ativas, parcelas, prestações faltam; gastos fijos, cuotas quedan; ' +
      'mensualités communes, charges fixes, reste, cours; feste monatliche Kosten, Raten, offen, laufen.',
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
  const filter = { month: year === undefined || month === undefined ? undefined : yearMonthOf(year, month) };
  return readTransaction(context, async (scope) => {
    const { tx, householdId } = scope;
    const facts = await recurrenceFacts(context, scope);
    const bodies = async (stored: readonly StoredRecurrence[]) => {
      const months = await generatedMonths(
        tx,
        householdId,
        stored.map(({ rule }) => rule.id),
      );
      return stored.map(({ rule, ...times }) =>
        toRecurrenceBody(rule, { ...facts, generated: months.get(rule.id) ?? [] }, times),
      );
    };
    if (status === undefined) {
      const total = await countStoredRecurrences(tx, householdId, filter);
      const stored = await listStoredRecurrences(tx, householdId, filter, { limit, offset });
      return { items: await bodies(stored), total, limit, offset };
    }
    // Whether a rule has run out follows from its months and the present, so all of them are looked at.
    const all = await bodies(await listStoredRecurrences(tx, householdId, filter));
    const found = all.filter((recurrence) => recurrence.status === status);
    return { items: found.slice(offset, offset + limit), total: found.length, limit, offset };
  });
}

export function recurrencePageText(page: RecurrencePageBody): string {
  const { items, total } = page;
  const counted = { total: formatCount(total) };
  if (items.length === 0) {
    return lines(
      phrase('🔎 Nenhuma recorrência por aqui.'),
      fill('• Total com esses filtros: {total}', counted),
      phrase('Confira situação, mês e página.'),
    );
  }
  return lines(
    fill('🗂️ Recorrências: {exibidos} de {total}', { ...counted, exibidos: formatCount(items.length) }),
    ...itemLines(page, recurrenceLine),
    phrase('Para alterar ou encerrar, informe o identificador.'),
  );
}

function recurrenceLine(recurrence: RecurrenceBody): SafeText {
  return fill('• {status} · {valor} · dia {dia} · {descricao} · {id}', {
    status: statusText(recurrence),
    valor: formatAmount(recurrence.amount),
    dia: formatCount(recurrence.reference_day),
    descricao: sanitize(recurrence.description),
    id: sanitize(recurrence.id),
  });
}
