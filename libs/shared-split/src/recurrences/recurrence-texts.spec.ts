import { yearMonth } from '@bursar/calendar';

import { names, recurrence } from '../testing/bodies';
import { createdText } from './create-recurrence';
import { editedText } from './edit-recurrence';
import { endedText } from './end-recurrence';
import { recurrencePageText } from './list-recurrences';
import type { RecurrenceBody } from './recurrence-body';

const page = <Item>(items: readonly Item[], total = items.length) => ({
  items: [...items],
  total,
  limit: 50,
  offset: 0,
});

describe('the texts about recurrences', () => {
  it('create_recurrence', () => {
    expect(createdText({ recurrence, names })).toBe(
      [
        '🔁 Recorrência criada: Aluguel',
        '• R$ 1.500,00 por mês, todo dia 5',
        '• Quem paga: Elias (elias)',
        '• Parcelada em 10 vezes',
        '• De 03/2026 até 12/2026',
        '• Identificador: fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
      ].join('\n'),
    );
    const open: RecurrenceBody = { ...recurrence, end_competence_month: null };
    expect(createdText({ recurrence: open, names }).split('\n').slice(3, 5)).toEqual([
      '• Fixa, sem prazo',
      '• De 03/2026 até sem data final',
    ]);
  });

  it('list_recurrences', () => {
    const paused: RecurrenceBody = { ...recurrence, status: 'paused' };
    const ended: RecurrenceBody = { ...recurrence, status: 'ended' };
    expect(recurrencePageText(page([recurrence, paused, ended]))).toBe(
      [
        '🗂️ Recorrências: 3 de 3',
        '• Ativa · R$ 1.500,00 · dia 5 · Aluguel · fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
        '• Pausada · R$ 1.500,00 · dia 5 · Aluguel · fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
        '• Encerrada · R$ 1.500,00 · dia 5 · Aluguel · fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
        'Para alterar ou encerrar, informe o identificador.',
      ].join('\n'),
    );
  });

  it('list_recurrences without any', () => {
    expect(recurrencePageText(page([]))).toBe(
      ['🔎 Nenhuma recorrência por aqui.', '• Total com esses filtros: 0', 'Confira situação, mês e página.'].join(
        '\n',
      ),
    );
  });

  it('edit_recurrence', () => {
    expect(editedText(recurrence)).toBe(
      [
        '✏️ Recorrência alterada: Aluguel',
        '• R$ 1.500,00 por mês, todo dia 5',
        '• Situação: Ativa',
        '• De 03/2026 até 12/2026',
        '• Vale para os meses ainda não lançados',
        '• Identificador: fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
      ].join('\n'),
    );
  });

  it('end_recurrence', () => {
    const ended: RecurrenceBody = { ...recurrence, status: 'ended' };
    const lines = [
      '🛑 Recorrência encerrada: Aluguel',
      '• Situação: Encerrada',
      '• Último mês previsto: 12/2026',
      '• O que já foi lançado continua valendo',
      '• Identificador: fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
    ];
    expect(endedText(ended, { end_competence_month: yearMonth('2026-12') })).toBe(lines.join('\n'));
    const atOnce = lines.with(2, '• Encerramento imediato');
    expect(endedText(ended, {})).toBe(atOnce.join('\n'));
  });
});
