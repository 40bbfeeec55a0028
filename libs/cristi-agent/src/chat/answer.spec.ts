import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { openChat } from '../testing/chat';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const newChat = (options?: Parameters<typeof openChat>[1]) => openChat(store, options);
const lines = (...text: string[]) => text.join('\n');

describe('a message that states an entry', () => {
  it('is offered as it stands, and stored by a word or a button', async () => {
    const chat = newChat();
    expect(await chat.say('155.50 tacos ayer')).toBe(
      lines(
        'Voy a guardar este gasto:',
        '• $155.50 MXN',
        '• Food (VARIABLE)',
        '• tacos',
        '• 2026-03-17',
        '¿Lo guardo? Contesta sí o no.',
      ),
    );
    expect(chat.buttons()).toEqual(['Guardar', 'No']);
    expect(await chat.stored()).toEqual([]);
    expect(await chat.say('Sí, por favor.')).toBe('Guardado: gasto de $155.50 MXN en Food, 2026-03-17.');
    await chat.say('ingreso 12000 sueldo');
    expect(await chat.press('Guardar')).toBe('Guardado: ingreso de $12,000.00 MXN en Salary, 2026-03-18.');
    expect(await chat.say('sí')).toBe('No hay nada por confirmar.');
  });

  it.each(
    'sí, si, SI!, s, y, yes, Yep, sure, ok, okay, va, dale, sale, claro, simón, confirmo, correcto, guardar, guárdalo, save, 👍, 👍🏽, 👌, ✅, /si, ok gracias, yes please'.split(
      ', ',
    ),
  )('is stored for %s', async (yes) => {
    const chat = newChat();
    await chat.say('tacos 45');
    expect(await chat.say(yes)).toContain('$45.00 MXN');
    expect(await chat.stored()).toHaveLength(1);
  });

  it.each('no, No., n, nel, nop, nope, cancelar, cancela, cancel, 👎, ❌, no gracias'.split(', '))(
    'is dropped and named for %s',
    async (no) => {
      const chat = newChat();
      await chat.say('expense 100 taxi');
      expect(await chat.say(no)).toMatch(/^Cancelado, no se guardó nada de esto: Gasto \$100\.00 MXN · Transport/);
      expect(await chat.say('sí')).toBe('No hay nada por confirmar.');
      expect(await chat.stored()).toEqual([]);
    },
  );

  it('is VARIABLE when its category type is not known', async () => {
    expect(await newChat().say('gasto 300 #mascotas')).toContain('• Mascotas (VARIABLE)');
  });

  it('is nothing when it is a question, a greeting, or cannot be stored', async () => {
    const chat = newChat();
    expect(await chat.say('hola')).toBe(
      'No entendí «hola» como un gasto o ingreso; no guardé nada. Ejemplos: 155.50 tacos ayer; ingreso 12000 sueldo',
    );
    expect(await chat.say('¿cuánto cuesta la comida?')).toMatch(/^No entendí/);
    expect(await chat.say('x'.repeat(501))).toBe('El mensaje es demasiado largo: usa a lo más 500 caracteres.');
    expect(await chat.say('deuda a\0b prioridad=alta')).toMatch(/^El mensaje tiene caracteres/);
    expect(await chat.say('\ud800 5')).toMatch(/^El mensaje tiene caracteres/);
    expect(await chat.say('hola\u202etxt')).toContain('hola\\u{202e}txt');
    for (const hostile of ['9'.repeat(500), '$'.repeat(500), '🌮'.repeat(500), 'e' + '\u0301'.repeat(499)]) {
      expect(await chat.say(hostile)).toMatch(/^(No entendí|Entendí|Voy a guardar)/);
    }
  });
});

describe('money left', () => {
  it('is told after saving, with each threshold once', async () => {
    const chat = newChat();
    await chat.say('presupuesto 1000');
    await chat.say('sí');
    await chat.say('presupuesto comida 500');
    await chat.say('sí');
    await chat.say('tacos 400');
    expect(await chat.say('sí')).toBe(
      lines(
        'Guardado: gasto de $400.00 MXN en Food, 2026-03-18.',
        'Te queda en 2026-03: gasto variable $600.00 MXN de $1,000.00 MXN; Food $100.00 MXN de $500.00 MXN.',
        '⚠️ Llegaste al 80 % del tope de Food en 2026-03.',
      ),
    );
    await chat.say('tacos 50');
    expect(await chat.say('sí')).not.toContain('%');
    await chat.say('tacos 50');
    await chat.say('uber 600');
    expect(await chat.say('sí')).toMatch(/⚠️ Llegaste al 100 % del tope de gasto variable.*\n.*100 % del tope de Food/);
  });
});

describe('languages', () => {
  it('are chosen, else that of the sender, else that of the household, else Spanish', async () => {
    expect(await newChat().say('tacos 45', 'en-GB')).toMatch(/^I’m about to save this expense/);
    expect(await newChat().say('tacos 45', 'pt')).toMatch(/^Voy a guardar/);
    expect(await newChat({ language: 'en' }).say('tacos 45', 'pt')).toMatch(/^I’m about/);
    expect(await newChat({ language: 'fr' }).say('tacos 45')).toMatch(/^Voy a/);
    const chat = newChat();
    expect(await chat.say('idioma en')).toBe('From now on I answer in English.');
    expect(await chat.say('gasté 45 en tacos')).toMatch(/^I’m about/);
    expect(chat.buttons()).toEqual(['Save', 'No']);
    expect(await chat.say('dale')).toBe('Saved: expense of $45.00 MXN in Food, 2026-03-18.');
    expect(await chat.say('language klingon')).toMatch(/^I speak/);
    expect(await chat.say('language es')).toBe('Desde ahora te contesto en español.');
    expect(await chat.say('balance', 'en')).toMatch(/^Todavía/);
  });
});

it('refuses writes when it is read-only, and changes nothing in the database', async () => {
  const chat = newChat({ readOnly: true });
  for (const text of ['tacos 100', 'saldo 5', 'presupuesto 5', 'deuda NU prioridad=baja', 'olvida tacos', 'fijo']) {
    expect(await chat.say(text)).toBe('Aquí solo se puede consultar: este servidor no guarda nada.');
  }
  expect(await chat.say('resumen')).toContain('Resumen de 2026-03');
  const rows = await store.database.run(
    (connection) => connection.query`select from cristi.purses where owner = ${chat.owner}`,
  );
  expect(rows).toEqual([]);
});

it('keeps what waits while the database is unavailable', async () => {
  const closed = await openAgentStore();
  const chat = openChat(closed);
  await chat.say('tacos 100');
  await closed.database.close();
  expect(await chat.say('sí')).toMatch(/^Ahora no puedo llegar a tus datos; no se guardó nada/);
  await closed.drop();
});

it('confirms what an earlier version has shown', async () => {
  const chat = newChat();
  const write = {
    tool: 'set_bank_balance',
    input: { bank_balance_mxn_cents: 500, as_of_iso: '2026-03-18T20:00:00-06:00' },
  };
  await store.database.run(
    (connection) => connection.query`
      insert into cristi.pending_writes (owner, user_id, thread_id, write)
      values (${chat.owner}, '111', '222', ${JSON.stringify({ ...write, question: '¿Lo guardo?' })}::jsonb)`,
  );
  expect(await chat.say('sí')).toBe('Saldo guardado: $5.00 MXN, 2026-03-18 20:00.');
});
