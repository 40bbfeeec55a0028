import { yearMonthOf } from '@bursar/calendar';
import * as z from 'zod';

import type { SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import {
  amountFilter,
  competenceMonth,
  description,
  limit,
  month,
  movementType,
  offset,
  participantId,
  reference,
  year,
} from '../model/fields';
import { displayNamesOf, householdOf, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { optional, withDefault } from '../model/optional-fields';
import { page } from '../model/output-fields';
import { refuseField } from '../model/refuse-field';
import { listStoredMovements } from '../store/list-movements';
import { storedParticipants } from '../store/participants';
import { formatCount, formatMonth } from '../text/format';
import { itemLines } from '../text/item-lines';
import { fill, lines, phrase, type SafeText } from '../text/safe-text';
import { listedMovementBody, toDetailedBody, withoutDetails } from './movement-body';
import { movementLine } from './movement-line';

export const listMovementsInput = z
  .strictObject({
    year: year.describe('Year of the competence month.'),
    month: month.describe('Month, 1 to 12.'),
    type: optional(movementType),
    description: optional(description.describe('Part of the text; accents count.')),
    amount: optional(amountFilter.describe('Exact, with two decimals.')),
    participant_id: optional(participantId.describe('Who paid.')),
    external_id: optional(reference.describe('Exact external id.')),
    limit: withDefault(limit, 50),
    offset: withDefault(offset, 0),
    to_competence_month: optional(competenceMonth.describe('Search up to this month, YYYY-MM.')),
    include_voided: optional(z.boolean().describe('true: voided and replaced ones too.')),
    details: optional(z.boolean().describe('true: status, shares, recurrence too.')),
  })
  .superRefine(({ year: from, month: of, to_competence_month: to }, context) => {
    // Numbers out of range are refused, and come as far as here.
    const isMonth = year.safeParse(from).success && month.safeParse(of).success;
    if (to !== undefined && isMonth && to < yearMonthOf(from, of))
      refuseField(context, 'to_competence_month', RULES.endBeforeStart);
  });
type ListMovementsInput = z.output<typeof listMovementsInput>;

const movementPageBody = z.object({ items: z.array(listedMovementBody), ...page });
type MovementPageBody = z.output<typeof movementPageBody>;

/** The page, with details for its text, whether the answer has them too, and display names. */
interface ListedPage {
  readonly page: MovementPageBody;
  readonly isDetailed?: boolean;
  readonly names: DisplayNames;
}

/** A page of movements, newest first, with the number on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export const listMovements = defineUseCase({
  name: 'list_movements',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Joint costs of a month: shared purchases and refunds split',
    description:
      'Lists the shared purchases, expenses and refunds of a month by filters: bought together, buy, for ' +
      'both, either paid, already recorded, an item, who paid, ids for correct_movement. Compras ' +
      'compartilhadas, comprou junto, dividimos, juntos, lançaram, estornos; compras, gastos compartidos, comunes, ' +
      'juntos; achats communs, dépenses communes, acheté ensemble, deux; gemeinsame Einkäufe, Ausgaben, ' +
      'gekauft.',
    failureTitle: 'Não deu para buscar os lançamentos.',
  },
  input: listMovementsInput,
  output: movementPageBody,
  effect: 'read',
  execute: listPage,
  structured: bodyOf,
  text: movementPageText,
  route: {
    operationId: 'listMovements',
    method: 'GET',
    path: '/v1/movements',
    summary: 'Purchases and refunds of a month or of several, newest first',
    request: { query: listMovementsInput },
    success: { status: 200, body: movementPageBody },
    respond: (listed) => ({ body: bodyOf(listed) }),
    toResult: (found) => ({ page: found, isDetailed: true, names: UNKNOWN_NAMES }),
  },
});

async function listPage({ database, householdId }: SplitContext, input: ListMovementsInput): Promise<ListedPage> {
  const { limit: pageSize, offset: start } = input;
  const from = yearMonthOf(input.year, input.month);
  const filter = {
    from,
    to: input.to_competence_month ?? from,
    includesVoided: input.include_voided === true,
    type: input.type,
    description: input.description,
    amount: input.amount,
    payerId: input.participant_id,
    externalId: input.external_id,
  };
  return database.run(async (connection) => {
    const [participants, { items, total }] = await Promise.all([
      storedParticipants(connection, householdId),
      listStoredMovements(connection, householdId, filter, { limit: pageSize, offset: start }),
    ]);
    const household = householdOf(participants);
    const found = items.map((item) => toDetailedBody(item, household));
    return {
      page: { items: found, total, limit: pageSize, offset: start },
      isDetailed: input.details === true || input.include_voided === true,
      names: displayNamesOf(household),
    };
  });
}

/** Without a call for details, the keys of the brief and no other. */
function bodyOf({ page: { items, ...counts }, isDetailed = false }: ListedPage): MovementPageBody {
  return { items: isDetailed ? items : items.map(withoutDetails), ...counts };
}

export function movementPageText(
  { page: found, names }: ListedPage,
  input: Pick<ListMovementsInput, 'year' | 'month' | 'to_competence_month'>,
): string {
  const counted = { mes: monthsText(input), total: formatCount(found.total) };
  if (found.items.length === 0) {
    return lines(
      fill('🔎 Nada encontrado em {mes}.', counted),
      fill('• Total com esses filtros: {total}', counted),
      phrase('Confira os filtros ou a página pedida.'),
    );
  }
  return lines(
    fill('📚 Lançamentos de {mes}: {exibidos} de {total}', { ...counted, exibidos: formatCount(found.items.length) }),
    ...itemLines(found, (movement) => movementLine(movement, names)),
    phrase('Para um estorno, informe o identificador da compra.'),
  );
}

function monthsText({
  year,
  month: of,
  to_competence_month: to,
}: Pick<ListMovementsInput, 'year' | 'month' | 'to_competence_month'>): SafeText {
  const from = yearMonthOf(year, of);
  if (to === undefined || to === from) return formatMonth(from);
  return fill('{mes} a {fim}', { mes: formatMonth(from), fim: formatMonth(to) });
}
