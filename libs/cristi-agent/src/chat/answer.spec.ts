import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';
import { chatWith } from '../testing/chat';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

function newChat(options: { readonly readOnly?: boolean } = {}) {
  const domain = store.agent();
  return { ...chatWith(domain, options), tools: conversation(domain, '111', '222') };
}
const lines = (...text: string[]) => text.join('\n');
const month = { month: '2026-02' };

describe('help', () => {
  it.each(['/start', 'start', 'HELP', '/help@CristiBot', 'ayuda', '¿Ayuda?', '  ayuda  '])('%s', async (text) => {
    const help = await newChat().say(text);
    for (const example of ['gasto 155.50 tacos ayer', 'saldo 12500', 'deudas', 'puedo comprar'])
      expect(help).toContain(example);
  });
});

describe('an expense or income', () => {
  it('is shown first, and stored when it is confirmed', async () => {
    const { say, isWaiting, tools } = newChat();
    expect(await say('/gasto 155.50 tacos ayer')).toBe(
      lines(
        'Voy a guardar este gasto:',
        '• $155.50 MXN',
        '• Food (VARIABLE)',
        '• tacos',
        '• 2026-01-31',
        '¿Lo guardo? Contesta sí o no.',
      ),
    );
    expect(await tools.data('get_month_summary', { month: '2026-01' })).toMatchObject({ expense_total_mxn_cents: 0 });
    expect(await say('Sí')).toBe('Guardado: gasto de $155.50 MXN en Food, 2026-01-31.');
    expect(isWaiting()).toBe(false);
    expect(await tools.data('delete_last_transaction')).toMatchObject({ deleted: { description: 'tacos' } });
  });

  it.each(['sí', 'si', 'SI!', 's', 'ok', 'va', 'confirmo', 'Yes', '/si'])('is stored for %s', async (yes) => {
    const { say } = newChat();
    await say('ingreso 12000 sueldo');
    expect(await say(yes)).toBe('Guardado: ingreso de $12,000.00 MXN en Salary, 2026-02-01.');
    expect(await say(yes)).toBe('No hay nada por confirmar.');
  });

  it.each(['no', 'No.', 'cancelar', 'cancela'])('is dropped for %s', async (no) => {
    const { say, isWaiting, tools } = newChat();
    await say('expense 100 taxi');
    expect(await say(no)).toBe('Cancelado: no guardé nada.');
    expect(isWaiting()).toBe(false);
    expect(await tools.error('delete_last_transaction')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is shown again after any other message', async () => {
    const { say, tools } = newChat();
    const question = await say('gasto 100 taxi');
    for (const text of ['gasto 200 taxi', 'deudas', 'sí pero no', '¿qué?']) expect(await say(text)).toBe(question);
    await say('sí');
    expect(await tools.data('get_month_summary', month)).toMatchObject({ expense_total_mxn_cents: 10_000 });
  });

  it('is VARIABLE when its category type is not known', async () => {
    expect(await newChat().say('gasto 300 #mascotas')).toContain('• Mascotas (VARIABLE)');
  });

  it('names doubtful fields', async () => {
    expect(await newChat().say('gasto 450 cena 5/1')).toContain('Revisa la fecha.');
  });

  it.each([
    ['gasto tacos', 'Falta el monto.'],
    ['gasto 100', 'Falta la categoría.'],
    ['gasto', 'Falta el monto y la categoría.'],
    ['income 2026-02-30', 'Falta el monto, la categoría y la fecha.'],
  ])('%s: %s', async (text, missing) => {
    const { say, isWaiting } = newChat();
    expect(await say(text)).toBe(`${missing} Ejemplos: gasto 155.50 tacos ayer; ingreso 12000 sueldo`);
    expect(isWaiting()).toBe(false);
  });
});

describe('anything else', () => {
  const how = 'Para guardar, empieza con gasto o ingreso. Ejemplos: gasto 155.50 tacos ayer; ingreso 12000 sueldo';

  it.each([
    ['hola', `No guardé nada. Falta el monto y la categoría. ${how}`],
    ['tacos 45', `Entendí: gasto, $45.00 MXN, Food (VARIABLE), tacos, 2026-02-01.\nNo guardé nada. ${how}`],
    ['x'.repeat(501), 'El mensaje es demasiado largo: usa a lo más 500 caracteres.'],
  ])('%s', async (text, reply) => {
    const { say, isWaiting } = newChat();
    expect(await say(text)).toBe(reply);
    expect(isWaiting()).toBe(false);
  });

  it('is not a command because it resembles one', async () => {
    for (const text of ['gastos 45 tacos', 'deudas viejas 45', 'presupuestos']) {
      expect(await newChat().say(text)).not.toMatch(/^Voy a|^Falta/);
    }
  });
});

it('refuses writes when it is read-only', async () => {
  const { say, isWaiting } = newChat({ readOnly: true });
  for (const text of ['gasto 100 tacos', 'saldo 5', 'presupuesto 5', 'debt NU priority=LOW']) {
    expect(await say(text)).toBe('Aquí solo se puede consultar: este servidor no guarda nada.');
    expect(isWaiting()).toBe(false);
  }
  expect(await say('resumen')).toContain('Resumen de 2026-02');
});

it('keeps a confirmed write waiting while the database is unavailable', async () => {
  const closed = await openAgentStore();
  const { say, isWaiting } = chatWith(closed.agent());
  await say('gasto 100 tacos');
  await closed.database.close();
  expect(await say('sí')).toMatch(/^Ahora no puedo llegar a tus datos; no se guardó nada/);
  expect(isWaiting()).toBe(true);
  await closed.drop();
});
