import { pressFrom, startTelegramStub, textFrom, TOKEN, type TelegramStub } from '@bursar/acceptance';

import { BURSAR, DataDirectory, runBursar, RunningProcess, within } from '../index';

const ANA = 111;

let telegram: TelegramStub;
let data: DataDirectory;
let bot: RunningProcess;

beforeEach(async () => {
  telegram = await startTelegramStub();
  data = new DataDirectory();
  bot = start();
});
afterEach(async () => {
  await bot.stop();
  await telegram.close();
  await data.remove();
});

function start(): RunningProcess {
  const env = { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: telegram.apiRoot, CRISTI_ALLOWED_USER_IDS: String(ANA) };
  return new RunningProcess(process.execPath, [BURSAR, 'telegram', ...data.args], { env });
}

/** The replies so far, once there are `count` of them. */
async function replies(count: number): Promise<string[]> {
  await within(telegram.untilSent(count), () => `${count} replies; there are ${telegram.sent.length}`);
  return telegram.sent.map(({ text }) => text);
}
const say = (text: string) => telegram.give(textFrom(ANA, text));
const saveButton = () => telegram.sent.at(-1)?.reply_markup?.inline_keyboard[0]?.[0]?.callback_data;

it('a dialogue: an offer, its button pressed twice, a correction, an undo', async () => {
  say('155.50 tacos');
  await replies(1);
  const data = saveButton();
  telegram.give(pressFrom(ANA, data));
  telegram.give(pressFrom(ANA, data));
  await replies(3);
  say('no, eran 83.20');
  await replies(4);
  telegram.give(pressFrom(ANA, saveButton()));
  await replies(5);
  say('deshacer');
  await replies(6);
  say('sí');
  say('últimos');
  const all = await replies(8);
  expect(all.map((text) => text.split(/[:;]/)[0])).toEqual([
    'Voy a guardar este gasto',
    'Guardado',
    'Eso ya se guardó o ya no está esperando',
    'Voy a corregir',
    'Corregido',
    'Voy a borrar',
    'Borrado',
    'Todavía no hay nada guardado.',
  ]);
});

it('speaks the language of the household', async () => {
  expect(await runBursar(['settings', 'set', 'language', 'en', ...data.args])).toMatchObject({ status: 0 });
  say('tacos 45');
  expect((await replies(1))[0]).toMatch(/^I’m about/);
});

it('killed between storing and answering, it answers the update that comes again and stores it once', async () => {
  say('tacos 45');
  await replies(1);
  // The reply to the yes never arrives, so that the update is not acknowledged either.
  let reached = () => {};
  const stored = new Promise<void>((resolve) => (reached = resolve));
  telegram.interrupt('sendMessage', {
    kind: 'delay',
    get until() {
      reached();
      return new Promise(() => undefined);
    },
  });
  say('sí');
  await within(stored, () => 'the reply');
  bot.child.kill('SIGKILL');
  await bot.ended();
  bot = start();
  const [, reply] = await replies(2);
  expect(reply).toMatch(/^Guardado: gasto de \$45\.00 MXN en Food/);
  say('últimos');
  const [, , list] = await replies(3);
  expect(list?.split('\n')).toHaveLength(2);
});

it('killed again and again while entries are told, each is stored once', async () => {
  for (let amount = 1; amount <= 3; amount += 1) {
    const before = telegram.sent.length;
    say(`tacos ${amount}`);
    await replies(before + 1);
    say('sí');
    bot.child.kill('SIGKILL');
    await bot.ended();
    bot = start();
    await within(telegram.untilLeft(0), () => 'the acknowledgement');
  }
  const before = telegram.sent.length;
  say('últimos 10');
  await replies(before + 1);
  expect(
    telegram.sent
      .at(-1)
      ?.text.split('\n')
      .slice(1)
      .map((line) => line.split(' · ')[0]),
  ).toEqual(['1. Gasto $3.00 MXN', '2. Gasto $2.00 MXN', '3. Gasto $1.00 MXN']);
});
