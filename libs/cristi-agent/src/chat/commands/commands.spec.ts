import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();
const lines = (...text: string[]) => text.join('\n');

it.each(['/start', 'start', 'HELP', '/help@CristiBot', 'ayuda', '¿Ayuda?', '  ayuda  '])('help: %s', async (text) => {
  const help = await newChat().say(text);
  for (const example of ['155.50 tacos ayer', 'saldo 12500', 'deshacer', 'cat:comida', '#comida']) {
    expect(help).toContain(example);
  }
});

describe('the bank balance', () => {
  it.each(['balance 12,500.50', 'saldo $12,500.50', 'set balance 12500.5', '/saldo@CristiBot 12500.50 pesos'])(
    '%s',
    async (text) => {
      const { say, tools } = newChat();
      expect(await say(text)).toBe(
        lines(
          'Voy a guardar tu saldo en el banco:',
          '• $12,500.50 MXN',
          '• 2026-03-18 20:15',
          '¿Lo guardo? Contesta sí o no.',
        ),
      );
      expect(await say('va')).toBe('Saldo guardado: $12,500.50 MXN, 2026-03-18 20:15.');
      expect(await say('cuánto tengo')).toBe('En el banco: $12,500.50 MXN, al 2026-03-18 20:15.');
      expect(await tools.data('get_bank_balance')).toMatchObject({ bank_balance_mxn_cents: 1_250_050 });
    },
  );

  it('may be zero, and in words', async () => {
    expect(await newChat().say('saldo 0')).toContain('• $0.00 MXN');
    expect(await newChat().say('saldo dos mil pesos')).toContain('• $2,000.00 MXN');
  });

  it('is read without an amount', async () => {
    expect(await newChat().say('saldo')).toBe('Todavía no sé tu saldo. Escríbelo así: saldo 12500');
  });

  it.each(['saldo mucho', 'saldo -5', 'saldo 10 20', 'saldo 20 usd', 'saldo 1.200', 'set balance'])(
    '%s',
    async (text) => expect(await newChat().say(text)).toBe('Falta el monto. Ejemplo: saldo 12500'),
  );
});

describe('the last entries', () => {
  it.each(['borra los últimos dos', 'delete last 2', 'borra las 2 últimas'])('%s', async (text) => {
    const { say, tools } = newChat();
    for (const entry of ['tacos 45', 'uber 80', 'pan 20']) {
      await say(entry);
      await say('sí');
    }
    expect(await say(text)).toContain('Supermarket');
    await say('sí');
    expect(await tools.data('list_transactions')).toMatchObject({ total_count: 1, expense_total_mxn_cents: 4_500 });
    expect(await say('últimos tres gastos')).toContain('1. Gasto $45.00 MXN');
  });
});

describe('the cap', () => {
  it.each([
    ['presupuesto 6500', '2026-03'],
    ['budget 6500 2026-04', '2026-04'],
    ['/budget 2026-03 $6,500', '2026-03'],
    ['presupuesto 6500 abril', '2026-04'],
    ['presupuesto abril 6500', '2026-04'],
    ['presupuesto 6500 febrero', '2027-02'],
  ])('%s', async (text, from) => {
    const { say, tools } = newChat();
    expect(await say(text)).toContain(`• desde ${from}`);
    expect(await say('ok')).toBe(`Tope de gasto variable desde ${from}: $6,500.00 MXN.`);
    expect(await tools.data('get_month_summary', { month: from })).toMatchObject({ variable_cap_mxn_cents: 650_000 });
  });

  it.each(['presupuesto 2000 marzo comida', 'presupuesto comida 2000', 'budget 2,000 for food'])('%s', async (text) => {
    const { say } = newChat();
    await say(text);
    expect(await say('ok')).toBe('Tope de Food desde 2026-03: $2,000.00 MXN.');
  });

  it('needs an amount, and a month that exists', async () => {
    const { say } = newChat();
    expect(await say('presupuesto')).toBe('Falta el monto. Ejemplo: presupuesto 6000 2026-02');
    expect(await say('presupuesto 6000 dólares')).toBe('Falta el monto. Ejemplo: presupuesto 6000 2026-02');
    expect(await say('presupuesto 6000 2026-13')).toBe('El mes no sirve: usa AAAA-MM o su nombre.');
  });
});

it('summarizes a month', async () => {
  const { say, tools } = newChat();
  expect(await say('resumen')).toContain('Sin gastos por categoría.');
  const transaction = { type: 'EXPENSE', category_type: 'VARIABLE', category: 'Food', date_iso: '2026-02-10' };
  await tools.data('add_transaction', { transaction: { ...transaction, amount_mxn_cents: 700_050 } });
  const salary = { ...transaction, type: 'INCOME', category_type: 'INCOME', category: 'Salary' };
  await tools.data('add_transaction', { transaction: { ...salary, amount_mxn_cents: 1_200_000 } });
  for (const text of [
    'resumen febrero',
    '/summary 2026-02',
    'resumen mes pasado',
    'summary last month',
    'resumen de feb 2026',
  ]) {
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
  expect(await say('resumen diciembre')).toContain('Resumen de 2025-12');
  expect(await say('resumen 2025-13')).toBe('El mes no sirve: usa AAAA-MM o su nombre.');
});

it('forgets what was learnt from a word', async () => {
  const { say } = newChat();
  await say('gasto 300 la ñaña cat:mascotas');
  await say('sí');
  expect(await say('olvida ñaña')).toBe('Ya no aprendo de «ñaña»: 1 en total.');
  expect(await say('forget ñaña')).toBe('Ya no aprendo de «ñaña»: 0 en total.');
  expect(await say('olvida 123')).toBe('No hay ninguna palabra que olvidar ahí. Ejemplo: olvida veterinaria');
  expect(await say('olvida')).toBe('No hay ninguna palabra que olvidar ahí. Ejemplo: olvida veterinaria');
});

it('a message is not a command because it resembles one', async () => {
  const chat = newChat();
  for (const text of ['lista de bodas 45 pesos', 'última comida 45', 'borra cassette 45']) {
    expect(await chat.say(text)).toMatch(/^(Entendí este|Voy a guardar)/);
    await chat.say('no');
  }
});
