import { movement, names } from '../testing/bodies';
import { createdText } from './create-movement';
import { movementPageText } from './list-movements';
import type { MovementBody } from './movement-body';

const page = <Item>(items: readonly Item[], total = items.length) => ({
  items: [...items],
  total,
  limit: 50,
  offset: 0,
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
      '• Quem pagou: elias',
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
        'Para um estorno, informe o identificador da compra.',
      ].join('\n'),
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
