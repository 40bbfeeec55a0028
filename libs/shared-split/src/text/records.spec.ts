import { yearMonth } from '@bursar/calendar';

import type { MovementBody, RecurrenceBody } from '../model/output-fields';
import { movement, names, recurrence } from '../testing/bodies';
import { movementCreatedText, movementPageText } from '../templates/movements';
import { participantsText } from '../templates/participants';
import {
  recurrenceCreatedText,
  recurrenceEditedText,
  recurrenceEndedText,
  recurrencePageText,
} from '../recurrences/recurrence-text';

const page = <Item>(items: readonly Item[], total = items.length) => ({
  items: [...items],
  total,
  limit: 50,
  offset: 0,
});

describe('what tools say when they succeed', () => {
  it('list_participants', () => {
    const body = {
      participants: [
        { id: 'elias', display_name: 'Elias', is_active: true },
        { id: 'leticia', display_name: 'Letícia', is_active: true },
      ],
    };
    expect(participantsText(body)).toBe(
      [
        '👥 Quem divide as contas:',
        '• Elias (elias)',
        '• Letícia (leticia)',
        'Use o identificador entre parênteses nos próximos pedidos.',
      ].join('\n'),
    );
  });

  it('create_movement', () => {
    expect(movementCreatedText(movement, names)).toBe(
      [
        '🧾 Compra anotada.',
        '• Supermercado: R$ 1.234,56',
        '• Quem pagou: Elias (elias)',
        '• Data 31/01/2026, competência 01/2026',
        '• Referência externa: wpp-1',
        '• Identificador: 7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
      ].join('\n'),
    );
    const refund: MovementBody = { ...movement, type: 'refund', external_id: null };
    expect(movementCreatedText(refund, new Map()).split('\n')).toMatchObject([
      '🧾 Estorno anotado.',
      {},
      '• Quem pagou: elias',
      {},
      '• Referência externa: —',
      {},
    ]);
  });

  it('list_movements', () => {
    const refund: MovementBody = { ...movement, type: 'refund', amount: '30.00', description: 'Troco\nerrado' };
    expect(movementPageText(page([movement, refund], 12), yearMonth('2026-01'))).toBe(
      [
        '📚 Lançamentos de 01/2026: 2 de 12',
        '• 31/01/2026 · Compra · R$ 1.234,56 · Supermercado · 7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
        '• 31/01/2026 · Estorno · R$ 30,00 · Troco errado · 7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
        'Para um estorno, informe o identificador da compra.',
      ].join('\n'),
    );
  });

  it.each([
    [1, 3, '1 de 40', undefined],
    [4, 6, '4 de 40', undefined],
    [5, 6, '3 de 40', '… e mais 2 nesta página'],
    [50, 6, '3 de 40', '… e mais 47 nesta página'],
  ])('a page of %d items in %d lines', (length, count, heading, rest) => {
    const movements = movementPageText(
      page(
        Array.from({ length }, () => movement),
        40,
      ),
      yearMonth('2026-01'),
    ).split('\n');
    const recurrences = recurrencePageText(
      page(
        Array.from({ length }, () => recurrence),
        40,
      ),
    ).split('\n');
    for (const lines of [movements, recurrences]) {
      expect(lines).toHaveLength(count);
      expect(lines[0]).toContain(heading);
      expect(lines.find((line) => line.startsWith('…'))).toBe(rest);
    }
  });

  it('create_recurrence', () => {
    expect(recurrenceCreatedText(recurrence, names)).toBe(
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
    expect(recurrenceCreatedText(open, names).split('\n').slice(3, 5)).toEqual([
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

  it('edit_recurrence', () => {
    expect(recurrenceEditedText(recurrence)).toBe(
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
    expect(recurrenceEndedText(ended, { withMonth: true })).toBe(lines.join('\n'));
    const atOnce = lines.with(2, '• Encerramento imediato');
    expect(recurrenceEndedText(ended, { withMonth: false })).toBe(atOnce.join('\n'));
  });
});

describe('what tools say when there is nothing', () => {
  it.each([
    [
      'list_movements',
      movementPageText(page([], 7), yearMonth('2026-02')),
      ['🔎 Nada encontrado em 02/2026.', '• Total com esses filtros: 7', 'Confira os filtros ou a página pedida.'],
    ],
    [
      'list_recurrences',
      recurrencePageText(page([])),
      ['🔎 Nenhuma recorrência por aqui.', '• Total com esses filtros: 0', 'Confira situação, mês e página.'],
    ],
  ])('%s', (_tool, text, lines) => expect(text).toBe(lines.join('\n')));
});
