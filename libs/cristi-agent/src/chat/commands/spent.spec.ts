import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();

async function chatWithExpenses() {
  const chat = newChat();
  for (const entry of ['tacos 45', 'uber al centro 80 ayer', 'pan 20 el 5 de febrero', 'me pagaron 900 de sueldo']) {
    await chat.say(entry);
    await chat.say('sí');
  }
  return chat;
}

describe('what was spent', () => {
  it('is totalled by day, week, month and category, or what is described', async () => {
    const { say } = await chatWithExpenses();
    const totals = {
      'qué gasté hoy': 'Gastos de 2026-03-18: $45.00 MXN, 1 en total.',
      '¿cuánto gasté ayer?': 'Gastos de 2026-03-17: $80.00 MXN, 1 en total.',
      'cuánto llevo': 'Gastos de 2026-03: $125.00 MXN, 2 en total.',
      'cuánto llevo gastado en comida': 'Gastos de 2026-03 en Food: $45.00 MXN, 1 en total.',
      'how much on food this week': 'Gastos de 2026-03-16 a 2026-03-18 en Food: $45.00 MXN, 1 en total.',
      'gastos de la semana': 'Gastos de 2026-03-16 a 2026-03-18: $125.00 MXN, 2 en total.',
      'resumen de la semana pasada': 'Gastos de 2026-03-09 a 2026-03-15: $0.00 MXN, 0 en total.',
      'cuánto gasté en febrero': 'Gastos de 2026-02: $20.00 MXN, 1 en total.',
      'cuánto gasté el 17 de marzo en uber': 'Gastos de 2026-03-17 en uber: $80.00 MXN, 1 en total.',
      'how much did i spend on transport yesterday': 'Gastos de 2026-03-17 en Transport: $80.00 MXN, 1 en total.',
    };
    for (const [question, title] of Object.entries(totals)) expect((await say(question)).split('\n')[0]).toBe(title);
    expect(await say('cuánto gasté en 2026-13')).toBe('El mes no sirve: usa AAAA-MM o su nombre.');
  });

  it('is a list whose numbers can be deleted, and leaves what waits', async () => {
    const { say, tools } = await chatWithExpenses();
    await say('café 30');
    expect(await say('gastos de la semana')).toContain('2. Gasto $80.00 MXN · Transport');
    await say('sí');
    await say('gastos de la semana');
    await say('borra 3');
    await say('sí');
    expect(await tools.data('list_transactions', { type: 'EXPENSE' })).toMatchObject({
      expense_total_mxn_cents: 9_500,
    });
  });

  it('is the summary where one asks how it goes', async () => {
    const { say } = await chatWithExpenses();
    expect(await say('¿cómo voy este mes?')).toMatch(/^Resumen de 2026-03/);
    expect(await say('¿cómo voy a pagar la renta?')).toMatch(/^No entendí/);
  });

  it.each(['que gasté doscientos pesos en tacos', 'gastos médicos 300', 'gastos de ayer 300'])(
    'is no question in %j',
    async (text) => expect(await newChat().say(text)).toMatch(/gasto:\n/),
  );
});
