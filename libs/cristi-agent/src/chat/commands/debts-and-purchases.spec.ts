import { chatsOfTestFile } from '../../testing/chat';
import { CARD_DEBT } from '../../testing/debts';

const newChat = chatsOfTestFile();
const lines = (...text: string[]) => text.join('\n');

describe('debts', () => {
  it('are listed one on each line', async () => {
    const { say, tools } = newChat();
    expect(await say('deudas')).toBe('No tienes deudas guardadas.');
    const debt = { ...CARD_DEBT, minimum_paid_month: '2026-03' };
    await tools.data('add_or_update_debt', { debt });
    await tools.data('add_or_update_debt', { debt: { name: 'NU\u202e', priority: 'HIGH' } });
    expect(await say('/debts')).toBe(
      lines(
        '• Rappi CC: $17,230.33 MXN, mínimo $1,253.00 MXN, día 15, prioridad media alta, mínimo de este mes pagado, paga solo el mínimo',
        '• NU\\u{202e}: saldo no registrado, sin pago mínimo, sin día de pago, prioridad alta',
      ),
    );
  });

  it.each([
    'debt NU CC priority=high balance=$24,385 min=1200 due=15 dna=yes',
    'deuda NU CC prioridad=alta saldo=24385 mínimo=1200 día=15 dna=sí',
    'deuda prioridad=alta NU CC saldo = 24385 pesos mínimo=1200 día=15 dna=sí',
  ])('%s', async (text) => {
    const { say, tools } = newChat();
    expect(await say(text)).toContain('Voy a guardar la deuda NU CC:');
    expect(await say('sí')).toBe('Deuda guardada: NU CC.');
    expect(await say('/debt nu cc balance=0')).toContain('Voy a cambiar la deuda nu cc');
    await say('sí');
    expect(await tools.data('get_debts')).toEqual({
      debts: [
        {
          name: 'nu cc',
          balance_mxn_cents: 0,
          minimum_payment_mxn_cents: 120_000,
          due_day_of_month: 15,
          priority: 'HIGH',
          do_not_accelerate: true,
        },
      ],
    });
  });

  it.each([
    ['debt', 'Falta el nombre.'],
    ['deuda prioridad=alta', 'Falta el nombre.'],
    ['deuda NU CC saldo=5', 'Falta la prioridad para una deuda nueva: muy alta, alta, media alta, media, baja o fija.'],
    ['debt NU CC priority=URGENT', 'No entendí priority=URGENT.'],
    ['debt NU CC due=32', 'No entendí due=32.'],
    ['debt NU CC balance=-5', 'No entendí balance=-5.'],
    ['debt NU CC dna=quizá', 'No entendí dna=quizá.'],
    ['debt NU CC constructor=5', 'No entendí constructor=5.'],
  ])('%s: %s', async (text, why) => {
    expect(await newChat().say(text)).toBe(`${why} Ejemplo: deuda NU CC prioridad=alta saldo=24385 mínimo=1200 día=15`);
  });

  it('have minimums that are marked as paid, with the payment where an amount is said', async () => {
    const { say, tools } = newChat();
    expect(await say('pagué el mínimo de NU')).toBe('No conozco la deuda NU: no tienes deudas guardadas.');
    await tools.data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'LOW', minimum_payment_mxn_cents: 1 } });
    expect(await say('pagué el mínimo de Rappi')).toBe('No conozco la deuda Rappi. Tienes: NU CC.');
    await say('pagué el mínimo de NU');
    expect(await say('sí')).toBe('Mínimo de NU CC pagado en 2026-03.');
    await say('paid minimum nu cc 1,200');
    expect(await say('sí')).toBe(
      lines('Mínimo de NU CC pagado en 2026-03.', 'Guardado: gasto de $1,200.00 MXN en Debt Payment, 2026-03-18.'),
    );
    expect(await tools.data('get_debts')).toMatchObject({ debts: [{ name: 'NU CC', minimum_paid_month: '2026-03' }] });
  });
});

describe('what recurs', () => {
  it('is noted, listed, and counted in what is safe to spend', async () => {
    const { say } = newChat();
    expect(await say('fijo')).toMatch(/^No hay nada fijo anotado/);
    expect(await say('fijo Renta 7,800 el 20')).toContain(
      '• Renta · gasto $7,800.00 MXN · Rent (FIXED) · el 20 de cada mes',
    );
    await say('sí');
    await say('recurring quincena 8000 on 15 and 31');
    await say('sí');
    expect(await say('fijos')).toBe(
      lines(
        '• Renta · gasto $7,800.00 MXN · Rent (FIXED) · el 20 de cada mes · sigue el 2026-03-20',
        '• quincena · ingreso $8,000.00 MXN · Salary (INCOME) · el 15 y 31 de cada mes · sigue el 2026-03-31',
      ),
    );
    expect(await say('disponible')).toBe('Todavía no sé tu saldo. Escríbelo así: saldo 12500');
    await say('saldo 10000');
    await say('sí');
    expect(await say('¿cuánto puedo gastar?')).toBe(
      lines(
        'Puedes gastar $2,200.00 MXN hasta el 2026-03-30: $169.23 MXN al día, 13 días.',
        'Saldo $10,000.00 MXN del 2026-03-18 20:15, más $0.00 MXN, menos $0.00 MXN desde entonces, menos pagos por $7,800.00 MXN.',
        'Próximos pagos:',
        '• Renta: $7,800.00 MXN, 2026-03-20',
        'Tu próximo pago es el 2026-03-31.',
      ),
    );
    await say('fijo borra RENTA');
    expect(await say('sí')).toMatch(/^Quitado: Renta/);
    expect(await say('fijo borra RENTA')).toBe('No hay nada fijo con el nombre RENTA.');
  });

  it.each(['fijo Renta', 'fijo Renta el 1', 'fijo Renta 7800', 'fijo Renta 7800 el 32', 'fijo 7800 el 1'])(
    '%s',
    async (text) => expect(await newChat().say(text)).toMatch(/^No entendí\. Ejemplos: fijo Renta/),
  );
});

describe('a purchase', () => {
  it('is evaluated, and nothing is stored', async () => {
    const { say, tools } = newChat();
    expect(await say('puedo comprar 2500 "audífonos"')).toBe('Todavía no sé tu saldo. Escríbelo así: saldo 12500');
    await tools.data('set_bank_balance', { bank_balance_mxn_cents: 600_000, as_of_iso: '2026-03-01T12:00' });
    expect(await say('¿Puedo comprar 2500 "audífonos"?')).toBe(
      lines(
        'Sí: $2,500.00 MXN el 2026-03-18.',
        'Te queda de gasto variable este mes: $6,000.00 MXN de $6,000.00 MXN.',
        'No hay pagos obligatorios guardados.',
      ),
    );
    const donation = { name: 'Donation', minimum_payment_mxn_cents: 448_200, priority: 'FIXED' };
    await tools.data('add_or_update_debt', { debt: donation });
    expect(await say('can i buy $6,100 "headphones" 2026-03-25')).toBe(
      lines(
        'No: $6,100.00 MXN el 2026-03-25.',
        '• Pasaría el tope de gasto variable del mes.',
        '• Dejaría menos en el banco que los pagos obligatorios que vienen.',
        'Te queda de gasto variable este mes: $6,000.00 MXN de $6,000.00 MXN.',
        'Próximos pagos:',
        '• Donation: $4,482.00 MXN, sin fecha',
      ),
    );
    expect(await say('sí')).toBe('No hay nada por confirmar.');
  });

  it.each([
    ['puedo comprar 100 tacos mañana', '2026-03-19'],
    ['puedo comprar 100 tacos el viernes', '2026-03-20'],
    ['puedo comprar 100 tacos el 30', '2026-03-30'],
    ['puedo comprar 100 tacos el 5 de abril', '2026-04-05'],
    ['puedo comprar 100 tacos este miércoles', '2026-03-25'],
    ['can i buy tacos for $100 on monday', '2026-03-23'],
    ['simulate 100 tacos next friday', '2026-03-20'],
  ])('%s: %s', async (text, day) => {
    const { say, tools } = newChat();
    await tools.data('set_bank_balance', { bank_balance_mxn_cents: 600_000, as_of_iso: '2026-03-01T12:00' });
    expect(await say(text)).toContain(`$100.00 MXN el ${day}.`);
  });

  it.each([
    ['puedo comprar', 'Falta el monto.'],
    ['puedo comprar "audífonos"', 'Falta el monto.'],
    ['simulate 100 2026-02-30', 'Falta la fecha.'],
  ])('%s: %s', async (text, missing) =>
    expect(await newChat().say(text)).toBe(`${missing} Ejemplo: puedo comprar 2500 "compras personales" 2026-02-05`),
  );
});
