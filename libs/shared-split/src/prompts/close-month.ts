import type { Clock } from '@bursar/calendar';
import { definePrompt, type Prompt } from '@bursar/toolkit';

import { COMPETENCE_ZONE } from '../model/competence-month';

export function closeMonthPrompt({ readOnly, clock }: { readonly readOnly: boolean; readonly clock: Clock }): Prompt {
  return definePrompt({
    name: 'close_month',
    title: 'Fechar o mês',
    description: 'Quem transfere quanto para quem em um mês, com as despesas recorrentes na conta.',
    arguments: { month: { title: 'Mês', description: 'O mês a fechar, como 2026-02 ou "fevereiro".', required: true } },
    effect: readOnly ? 'read' : 'write',
    render: ({ month }) =>
      [
        `Hoje é ${clock.today(COMPETENCE_ZONE).text} em São Paulo.`,
        `Feche este mês das despesas divididas entre os dois: "${month}".`,
        readOnly
          ? 'Chame get_monthly_report com o ano e o mês, sem auto_generate: este servidor não grava nada. Avise que ' +
            'despesas recorrentes ainda não lançadas ficaram de fora.'
          : 'Chame get_monthly_report com o ano e o mês e auto_generate true, para que as despesas recorrentes do mês ' +
            'entrem na conta. Se alguma não pôde ser lançada, diga qual e por quê: estão em blocked_items de ' +
            '_meta["bursar/generation"]. Se os dois já acertaram, pergunte se o mês deve ficar fechado; então chame ' +
            'record_settlement com closes_competence_month.',
        'Mostre o texto da resposta como veio. Se o mês ainda não acabou, diga antes que o resultado pode mudar.',
      ].join('\n'),
  });
}
