import { monthOfDate } from '@bursar/calendar';
import * as z from 'zod';

import { readTransaction, termsOf, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { competenceMonth, limit, offset } from '../model/fields';
import { displayNamesOf, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { optional, withDefault } from '../model/optional-fields';
import { factsIn, headersOf } from '../months/header-facts';
import { formatAmount, formatBalance, formatCount, formatMonth, formatPerson } from '../text/format';
import { fill, lines, phrase, type SafeText } from '../text/safe-text';
import { transferText } from '../text/transfer-text';
import { balanceBody, toBalanceBody, type BalanceBody } from './balance-body';
import { readBalance } from './read-balance';

const getBalanceInput = z.strictObject({
  through_competence_month: optional(competenceMonth.describe('Last month, YYYY-MM; left out: the present.')),
  limit: withDefault(limit, 12),
  offset: withDefault(offset, 0),
});
type GetBalanceInput = z.output<typeof getBalanceInput>;

/** The balance, how many months are closed on all pages, and display names for the text. */
interface BalanceResult {
  readonly balance: BalanceBody;
  readonly closedMonths: number;
  readonly names: DisplayNames;
}

/** The header that carries the number of closed months, which the body has by pages only. */
const CLOSED_MONTHS_HEADER = 'x-closed-months';

/** What one owes the other over all months. Throws `PARTICIPANTS_NOT_TWO`, `PAYER_NOT_IN_HOUSEHOLD`. */
export const getBalance = defineUseCase({
  name: 'get_balance',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Outstanding balance of everything overall: who still owes whom',
    description:
      'Tells who owes whom in total: overall, cumulative debt, owe still, between the two partners over all ' +
      'time, across months, payments and the opening balance. Devo, quem deve, ao todo, ainda, saldo total, ' +
      'entre dois, nossa dívida; quién debe, debo, total, saldo acumulado, pareja; doit, dois, total, ' +
      'solde, dette; schulde, schuldet wem, insgesamt, offener Saldo, Partner.',
    failureTitle: 'Não deu para calcular o saldo.',
  },
  input: getBalanceInput,
  output: balanceBody,
  effect: 'read',
  execute: readHouseholdBalance,
  structured: ({ balance }) => balance,
  text: balanceText,
  meta: ({ names }) => ({ 'bursar/names': Object.fromEntries(names) }),
  route: {
    operationId: 'getBalance',
    method: 'GET',
    path: '/v1/balance',
    summary: 'Who owes whom over all months',
    request: { query: getBalanceInput },
    success: {
      status: 200,
      body: balanceBody,
      headers: { [CLOSED_MONTHS_HEADER]: 'How many months are closed, on all pages' },
    },
    respond: ({ balance, closedMonths }) => ({ body: balance, ...headersOf({ [CLOSED_MONTHS_HEADER]: closedMonths }) }),
    toResult: (balance, headers) => ({
      balance,
      closedMonths: factsIn(headers.get(CLOSED_MONTHS_HEADER), z.int()) ?? 0,
      names: UNKNOWN_NAMES,
    }),
  },
});

function readHouseholdBalance(context: SplitContext, input: GetBalanceInput): Promise<BalanceResult> {
  const date = context.clock.today(termsOf(context).timeZone);
  const through = input.through_competence_month ?? monthOfDate(date);
  const asked = { today: date.text, through, limit: input.limit, offset: input.offset };
  return readTransaction(context, async (scope) => {
    const state = await readBalance(scope, asked);
    return {
      balance: toBalanceBody(state, scope.household, asked),
      closedMonths: state.closings.size,
      names: displayNamesOf(scope.household),
    };
  });
}

export function balanceText({ balance, closedMonths, names }: BalanceResult): string {
  const { pending, participants, settlements } = balance;
  const headline = pending?.projected ?? balance;
  return lines(
    fill('⚖️ Saldo até {mes}', { mes: formatMonth(balance.through_competence_month) }),
    fill('• {geracao}', { geracao: recordedText(balance, names) }),
    ...participants.map((person) =>
      fill('• {nome}: saldo {saldo}', {
        nome: formatPerson(person.participant_id, names),
        saldo: formatBalance(person.balance),
      }),
    ),
    fill('💸 {transferencia}', { transferencia: transferText(headline.transfer, names, pending !== null) }),
    fill('• Acertos: {acertos} · meses fechados: {meses}', {
      acertos: formatCount(settlements.total),
      meses: formatCount(closedMonths),
    }),
  );
}

function recordedText({ pending, transfer }: BalanceBody, names: DisplayNames): SafeText {
  if (pending === null) return phrase('Tudo registrado.');
  return fill('Registrado até agora: {transferencia} Faltam {n} recorrência(s), {valor}.', {
    transferencia: transferText(transfer, names),
    n: formatCount(pending.count),
    valor: formatAmount(pending.total),
  });
}
