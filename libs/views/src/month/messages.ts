import type { Recurrence } from './month-results';

/** The texts of the month view, in the language of its domain. */
export const MONTH_MESSAGES = {
  transfers: 'transfere para',
  settled: 'Contas acertadas',
  empty: 'Nada foi lançado neste mês.',
  purchases: 'Compras',
  refunds: 'Estornos',
  net: 'Total líquido',
  who: 'Quem pagou',
  paid: 'pagou',
  share: 'parte',
  balance: 'saldo',
  recurrences: 'Recorrências do mês',
  noRecurrences: 'Nenhuma recorrência neste mês.',
  movements: 'Lançamentos',
  day: 'Dia',
  what: 'Descrição',
  amount: 'Valor',
  installment: (number: number, of: number) => `parcela ${number} de ${of}`,
  pending: 'ainda não lançada',
  status: { paused: 'pausada', ended: 'encerrada' } satisfies Record<Exclude<Recurrence['status'], 'active'>, string>,
  refund: 'estorno',
  recurring: 'recorrência',
  loading: (month: string) => `Carregando ${month}…`,
  failed: (month: string) => `Não foi possível carregar ${month}.`,
} as const;
