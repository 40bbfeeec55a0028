import { yearMonth } from '@bursar/calendar';

import { movement, names } from '../testing/bodies';
import { createdText } from './create-movement';
import { movementPageText } from './list-movements';
import type { ListedMovementBody, MovementBody } from './movement-body';

const page = (items: readonly ListedMovementBody[], total = items.length) => ({
  page: { items: [...items], total, limit: 50, offset: 0 },
  names,
});

describe('the texts about movements', () => {
  it('create_movement', () => {
    expect(createdText({ movement, names })).toBe(
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
    expect(createdText({ movement: refund, names: new Map() }).split('\n')).toMatchObject([
      '🧾 Estorno anotado.',
      {},
      '• Quem recebeu: elias',
      {},
      '• Referência externa: —',
      {},
    ]);
  });

  it('list_movements', () => {
    const refund: MovementBody = { ...movement, type: 'refund', amount: '30.00', description: 'Troco\nerrado' };
    expect(movementPageText(page([movement, refund], 12), { year: 2026, month: 1 })).toBe(
      [
        '📚 Lançamentos de 01/2026: 2 de 12',
        '• 31/01/2026 · Compra · R$ 1.234,56 · Supermercado · 7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
        '• 31/01/2026 · Estorno · R$ 30,00 · Troco errado · 7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
        '… e mais 10: peça offset 2',
        'Para um estorno, informe o identificador da compra.',
      ].join('\n'),
    );
  });

  it('tell how a movement is shared, and that its month is closed', () => {
    const shares = { elias: '740.74', leticia: '493.82' };
    const shared = (split_config: object) =>
      createdText({ movement: { ...movement, split_config: { ...split_config }, shares }, names }).split('\n')[1];
    expect(shared({ type: 'weights', weights: { elias: 60, leticia: 40 } })).toBe('• Supermercado: R$ 1.234,56, 60/40');
    expect(shared({ type: 'exact', shares })).toBe('• Supermercado: R$ 1.234,56, R$ 740,74 + R$ 493,82');
    expect(shared({ type: 'only_payer' })).toBe('• Supermercado: R$ 1.234,56, só Elias');
    expect(shared({ type: 'only_other' })).toBe('• Supermercado: R$ 1.234,56, só Letícia');
    const closed = {
      competence_month: '2026-01',
      closed_at: '2026-02-01T12:00:00Z',
      settlement_id: movement.id,
      closed_transfer: { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null },
      changed_by: '1.00',
    };
    expect(createdText({ movement, closed, names })).toContain('competência 01/2026 (mês fechado)\n');
  });

  it('list_movements tells what became of a movement', () => {
    const item: ListedMovementBody = {
      ...movement,
      status: 'replaced',
      replaced_by: movement.id,
      split_config: { type: 'only_payer' },
      shares: { elias: '1234.56', leticia: '0.00' },
      recurrence_id: movement.id,
      installment: { number: 3, count: 12 },
    };
    const lineOf = (fields: Partial<ListedMovementBody>) =>
      movementPageText(page([{ ...item, ...fields }]), {
        year: 2026,
        month: 1,
        to_competence_month: yearMonth('2026-03'),
      })
        .split('\n')
        .slice(0, 2);
    expect(lineOf({})).toEqual([
      '📚 Lançamentos de 01/2026 a 03/2026: 1 de 1',
      `• 31/01/2026 · Compra · R$ 1.234,56 · Supermercado (3/12) · só Elias · corrigido · ${movement.id}`,
    ]);
    expect(lineOf({ status: 'voided', installment: null, split_config: { type: 'equal' } })[1]).toBe(
      `• 31/01/2026 · Compra · R$ 1.234,56 · Supermercado · anulado · ${movement.id}`,
    );
  });

  it('list_movements without any', () => {
    expect(movementPageText(page([], 7), { year: 2026, month: 2 })).toBe(
      ['🔎 Nada encontrado em 02/2026.', '• Total com esses filtros: 7', 'Confira os filtros ou a página pedida.'].join(
        '\n',
      ),
    );
  });
});
