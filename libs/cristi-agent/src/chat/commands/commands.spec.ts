import { openAgentStore, type AgentStore } from '../../testing/agent-store';
import { conversation } from '../../testing/calls';
import { chatWith } from '../../testing/chat';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

function newChat() {
  const domain = store.agent();
  return { ...chatWith(domain), tools: conversation(domain, '111', '222') };
}
const lines = (...text: string[]) => text.join('\n');

describe('the bank balance', () => {
  it.each(['balance 12,500.50', 'saldo $12,500.50', 'set balance 12500.5', '/saldo@CristiBot 12500.50 pesos'])(
    '%s',
    async (text) => {
      const { say, tools } = newChat();
      expect(await say(text)).toBe(
        lines(
          'Voy a guardar tu saldo en el banco:',
          '• $12,500.50 MXN',
          '• 2026-02-01 12:00',
          '¿Lo guardo? Contesta sí o no.',
        ),
      );
      expect(await say('va')).toBe('Saldo guardado: $12,500.50 MXN, 2026-02-01 12:00.');
      expect(await tools.data('get_bank_balance')).toEqual({
        bank_balance_mxn_cents: 1_250_050,
        as_of_iso: '2026-02-01T12:00:00-06:00',
      });
    },
  );

  it('may be zero', async () => expect(await newChat().say('saldo 0')).toContain('• $0.00 MXN'));

  it.each(['saldo', 'saldo mucho', 'saldo -5', 'saldo 10 20', 'saldo 20 usd', 'saldo 1.200'])('%s', async (text) =>
    expect(await newChat().say(text)).toBe('Falta el monto. Ejemplo: saldo 12500'),
  );
});

describe('the cap', () => {
  it.each([
    ['presupuesto 6500', '2026-02'],
    ['budget 6500 2026-03', '2026-03'],
    ['/budget 2026-03 $6,500', '2026-03'],
  ])('%s', async (text, from) => {
    const { say, tools } = newChat();
    expect(await say(text)).toContain(`• desde ${from}`);
    expect(await say('ok')).toBe(`Tope de gasto variable desde ${from}: $6,500.00 MXN.`);
    expect(await tools.data('get_month_summary', { month: from })).toMatchObject({ variable_cap_mxn_cents: 650_000 });
  });

  it('needs an amount, and a month that exists', async () => {
    const { say } = newChat();
    expect(await say('presupuesto')).toBe('Falta el monto. Ejemplo: presupuesto 6000 2026-02');
    expect(await say('presupuesto 6000 2026-13')).toBe('El mes no sirve: usa AAAA-MM.');
  });
});

describe('debts', () => {
  it('are listed one on each line', async () => {
    const { say, tools } = newChat();
    expect(await say('deudas')).toBe('No tienes deudas guardadas.');
    await tools.data('add_or_update_debt', {
      debt: {
        name: 'Rappi CC',
        balance_mxn_cents: 1723033,
        minimum_payment_mxn_cents: 125300,
        due_day_of_month: 15,
        priority: 'MEDIUM_HIGH',
        do_not_accelerate: true,
      },
    });
    await tools.data('add_or_update_debt', { debt: { name: 'NU\u202e', priority: 'HIGH' } });
    expect(await say('/deudas')).toBe(
      lines(
        '• Rappi CC: $17,230.33 MXN, mínimo $1,253.00 MXN, día 15, prioridad MEDIUM_HIGH, no adelantar',
        '• NU\\u{202e}: saldo no registrado, sin pago mínimo, sin día de pago, prioridad HIGH',
      ),
    );
  });

  it('are added and changed', async () => {
    const { say, tools } = newChat();
    expect(await say('debt NU CC priority=high balance=$24,385 min=1200 due=15 dna=sí')).toBe(
      lines(
        'Voy a guardar la deuda NU CC (2026-02-01):',
        '• priority: HIGH',
        '• balance: $24,385.00 MXN',
        '• min: $1,200.00 MXN',
        '• due: 15',
        '• dna: sí',
        '¿Lo guardo? Contesta sí o no.',
      ),
    );
    expect(await say('sí')).toBe('Deuda guardada: NU CC.');
    expect(await say('/debt nu cc balance=0')).toContain('Voy a cambiar la deuda nu cc');
    await say('sí');
    expect(await tools.data('get_debts')).toMatchObject({
      debts: [{ name: 'nu cc', balance_mxn_cents: 0, minimum_payment_mxn_cents: 120_000, do_not_accelerate: true }],
    });
  });

  it.each([
    ['debt', 'Falta el nombre.'],
    ['debt priority=HIGH', 'Falta el nombre.'],
    ['debt NU CC balance=5', 'Falta priority para una deuda nueva.'],
    ['debt NU CC priority=URGENT', 'No entendí priority=URGENT.'],
    ['debt NU CC due=32', 'No entendí due=32.'],
    ['debt NU CC balance=-5', 'No entendí balance=-5.'],
    ['debt NU CC dna=quizá', 'No entendí dna=quizá.'],
    ['debt NU CC constructor=5', 'No entendí constructor=5.'],
  ])('%s: %s', async (text, why) => {
    const { say, isWaiting } = newChat();
    expect(await say(text)).toBe(`${why} Ejemplo: debt NU CC priority=HIGH balance=24385 min=1200 due=15 dna=no`);
    expect(isWaiting()).toBe(false);
  });
});

describe('a purchase', () => {
  it('is evaluated, and nothing is stored', async () => {
    const { say, isWaiting, tools } = newChat();
    expect(await say('puedo comprar 2500 "audífonos"')).toBe('Todavía no sé tu saldo. Escríbelo así: saldo 12500');
    await tools.data('set_bank_balance', { bank_balance_mxn_cents: 600_000, as_of_iso: '2026-02-01T12:00' });
    expect(await say('¿Puedo comprar 2500 "audífonos"?')).toBe(
      lines(
        'Sí: $2,500.00 MXN el 2026-02-01.',
        'Te queda de gasto variable este mes: $6,000.00 MXN de $6,000.00 MXN.',
        'No hay pagos obligatorios guardados.',
      ),
    );
    await tools.data('add_or_update_debt', {
      debt: { name: 'Donation', minimum_payment_mxn_cents: 448_200, priority: 'FIXED' },
    });
    await tools.data('add_or_update_debt', {
      debt: { name: 'NU', minimum_payment_mxn_cents: 100, due_day_of_month: 3, priority: 'LOW' },
    });
    expect(await say('can i buy $6,100 "headphones" 2026-02-05')).toBe(
      lines(
        'No: $6,100.00 MXN el 2026-02-05.',
        '• Pasaría el tope de gasto variable del mes.',
        '• Dejaría menos en el banco que los pagos obligatorios que vienen.',
        'Te queda de gasto variable este mes: $6,000.00 MXN de $6,000.00 MXN.',
        'Pagos que vienen:',
        '• NU: $1.00 MXN, 2026-03-03',
        '• Donation: $4,482.00 MXN, sin fecha',
      ),
    );
    expect(await say('/simulate 100 tacos mañana')).toContain('Sí: $100.00 MXN el 2026-02-02.');
    expect(isWaiting()).toBe(false);
  });

  it.each([
    ['puedo comprar', 'Falta el monto.'],
    ['puedo comprar "audífonos"', 'Falta el monto.'],
    ['simulate 100 2026-02-30', 'Falta la fecha.'],
  ])('%s: %s', async (text, missing) =>
    expect(await newChat().say(text)).toBe(`${missing} Ejemplo: puedo comprar 2500 "compras personales" 2026-02-05`),
  );
});

it('summarizes a month', async () => {
  const { say, tools } = newChat();
  expect(await say('resumen')).toContain('Sin gastos por categoría.');
  const transaction = { type: 'EXPENSE', category_type: 'VARIABLE', category: 'Food', date_iso: '2026-02-10' };
  await tools.data('add_transaction', { transaction: { ...transaction, amount_mxn_cents: 700_050 } });
  const salary = { ...transaction, type: 'INCOME', category_type: 'INCOME', category: 'Salary' };
  await tools.data('add_transaction', { transaction: { ...salary, amount_mxn_cents: 1_200_000 } });
  for (const text of ['resumen', '/summary 2026-02']) {
    expect(await say(text)).toBe(
      lines(
        'Resumen de 2026-02',
        'Ingresos: $12,000.00 MXN',
        'Gastos: $7,000.50 MXN',
        'Gasto variable: $7,000.50 MXN de $6,000.00 MXN',
        'Te queda: -$1,000.50 MXN',
        'Por categoría:',
        '• Food (VARIABLE): $7,000.50 MXN',
      ),
    );
  }
  expect(await say('resumen 2025-12')).toContain('Resumen de 2025-12');
  expect(await say('resumen 2025-13')).toBe('El mes no sirve: usa AAAA-MM.');
});
