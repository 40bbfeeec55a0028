import { barriers, heading, LOOKS, overflowing, press, rowsOf, shoot, words } from './frame-inspection';
import { pressAndSee } from './measure-response';
import { Stage, type Look } from './view-harness';

const FEBRUARY = { year: 2026, month: 2 };
const CROWDED = { year: 2027, month: 5 };
const HOSTILE = '<img src=x onerror="document.title=1"> \u202Egnihtoemos\u202C & "quotes"';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set('shared-split');
  await fill();
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

const by = (requested_by_participant_id: string) => ({ requested_by_participant_id });

async function fill(): Promise<void> {
  const buy = (who: string, amount: string, description: string, occurred_at: string) =>
    stage.call('create_movement', { ...by(who), type: 'purchase', amount, description, occurred_at });
  const repeat = (who: string, amount: string, description: string, day: number, months: object) =>
    stage.call('create_recurrence', {
      ...by(who),
      payer_participant_id: who,
      amount,
      description,
      split_config: { type: 'equal' },
      reference_day: day,
      ...months,
    });
  await repeat('leticia', '2850.00', 'Aluguel', 5, { start_competence_month: '2026-01' });
  await repeat('elias', '119.90', 'Internet', 10, { start_competence_month: '2026-01' });
  await repeat('leticia', '41.67', 'Smartphone', 20, {
    start_competence_month: '2026-01',
    end_competence_month: '2026-12',
  });
  await stage.call('get_monthly_summary', { ...FEBRUARY, auto_generate: true });
  await buy('elias', '420.35', 'Supermercado', '2026-02-03T18:20:00-03:00');
  await buy('leticia', '86.40', 'Farmácia', '2026-02-11T12:00:00-03:00');
  const shoes = await buy('elias', '259.90', 'Tênis', '2026-02-14T15:45:00-03:00');
  await stage.call('create_movement', {
    ...by('elias'),
    type: 'refund',
    amount: '59.90',
    description: 'Desconto que faltou',
    occurred_at: '2026-02-16T10:00:00-03:00',
    original_purchase_id: shoes['id'],
  });
  await buy('elias', '12.00', HOSTILE, '2026-03-02T10:00:00-03:00');
  await crowd();
}

/** Five thousand movements at once, beside the server. */
function crowd(): Promise<void> {
  return stage.fill(
    (sql) => sql`
      insert into shared_split.movements
        (household_id, movement_id, type, amount_cents, description, folded_description, occurred_at,
         competence_month, payer_id, requested_by_id, created_at)
      select household_id, gen_random_uuid(), 'purchase', 100 + n, 'Compra ' || n, 'compra ' || n,
        extract(epoch from timestamptz '2027-05-01 12:00Z') * 1000 + n * 400000, '2027-05',
        case when n % 3 = 0 then 'elias' else 'leticia' end, 'elias', 0
      from shared_split.households, generate_series(1, 5000) n`,
  );
}

const open = (look: Look = {}) => stage.open('get_monthly_summary', FEBRUARY, look);

describe('the shared month', () => {
  it.each(LOOKS)('shows real data in $theme at the width of a $width, without barriers', async (look) => {
    const frame = await open(look);
    await heading(frame, 'Fevereiro de 2026');
    await frame.getByText('Tênis').waitFor();
    await frame.getByText('parcela 2 de 12').waitFor();
    await shoot(frame, `month-${look.theme}-${look.width}`);
    expect(await barriers(frame)).toEqual([]);
    expect(await overflowing(frame)).toBe(0);
  });

  it('says every figure of the result, as text in Portuguese', async () => {
    const frame = await open();
    await frame.getByText('Tênis').waitFor();
    const seen = await words(frame);
    const figures = [
      'R$ 1.118,91',
      'R$ 3.718,32',
      'R$ 3.778,22',
      'R$ 59,90',
      'R$ 740,25',
      'R$ 2.978,07',
      'R$ 1.859,16',
    ];
    for (const figure of [...figures, '-R$ 1.118,91', '+R$ 1.118,91', '-R$ 59,90']) expect(seen).toContain(figure);
    expect(seen).toContain('Elias transfere para Letícia');
    expect(await frame.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
    expect(await rowsOf(frame, 'Recorrências do mês').allInnerTexts()).toEqual([
      expect.stringContaining('Aluguel'),
      expect.stringContaining('Internet'),
      expect.stringContaining('Smartphone'),
    ]);
  });

  it('shows another month, and one in which there is nothing', async () => {
    const frame = await open();
    await press(frame, 'mar 2026');
    await heading(frame, 'Março de 2026');
    await frame.getByText('ainda não lançada').first().waitFor();
    await shoot(frame, 'month-another');
    await press(frame, 'Mês anterior');
    await heading(frame, 'Fevereiro de 2026');
    for (let step = 0; step < 2; step++) await press(frame, 'Mês anterior');
    await heading(frame, 'Dezembro de 2025');
    await frame.getByText('Nada foi lançado neste mês.').waitFor();
    await frame.getByText('Nenhuma recorrência neste mês.').waitFor();
    await shoot(frame, 'month-empty');
    expect(await barriers(frame)).toEqual([]);
  });

  it('records nothing by being looked at', async () => {
    const frame = await stage.open('get_monthly_summary', { ...FEBRUARY, auto_generate: true });
    await press(frame, 'abr 2026');
    await heading(frame, 'Abril de 2026');
    await frame.getByText('Nada foi lançado neste mês.').waitFor();
    expect(await stage.call('list_movements', { year: 2026, month: 4 })).toMatchObject({ total: 0 });
  });

  it('goes by keyboard', async () => {
    const frame = await open();
    await heading(frame, 'Fevereiro de 2026');
    const { keyboard } = frame.page();
    await frame.getByRole('button', { name: 'Mês anterior' }).focus();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await heading(frame, 'Janeiro de 2026');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await heading(frame, 'Março de 2026');
    await shoot(frame, 'month-keyboard');
  });

  it('takes hostile words for words', async () => {
    const frame = await stage.open('get_monthly_summary', { year: 2026, month: 3 });
    await frame.getByText('<img src=x onerror="document.title=1"> \\u{202e}gnihtoemos\\u{202c} & "quotes"').waitFor();
    expect(await frame.locator('img').count()).toBe(0);
    expect(await frame.title()).toBe('bursar');
    await shoot(frame, 'month-hostile');
  });

  it('shows a thousand rows and more', async () => {
    const frame = await stage.open('get_monthly_summary', CROWDED, { theme: 'dark', width: 'phone' });
    const movements = rowsOf(frame, 'Lançamentos');
    await frame.getByText('20 de 5000').waitFor();
    for (let rows = 220; rows <= 1020; rows += 200) {
      await press(frame, 'Mostrar mais');
      await frame.getByText(`${rows} de 5000`).waitFor();
    }
    expect(await movements.count()).toBe(1020);
    expect(await overflowing(frame)).toBe(0);
  });

  it('says what was refused, and tries again', async () => {
    const frame = await stage.open('get_monthly_summary', { year: 2100, month: 12 });
    await heading(frame, 'Dezembro de 2100');
    await press(frame, 'Mês seguinte');
    await frame.getByText('Não foi possível carregar janeiro de 2101.').waitFor();
    await frame.getByText('Há campos inválidos: year.').waitFor();
    await press(frame, 'Tentar de novo');
    await frame.getByText('Há campos inválidos: year.').waitFor();
    await heading(frame, 'Dezembro de 2100');
    await shoot(frame, 'month-error');
    expect(await barriers(frame)).toEqual([]);
    const refused = await stage.open('get_monthly_summary', { year: 2101, month: 1 });
    await refused.getByText('Há campos inválidos: year.').waitFor();
    await shoot(refused, 'month-refused');
  });

  it('keeps what it shows until a slow answer has come', async () => {
    const frame = await open();
    await frame.getByText('Tênis').waitFor();
    const release = await stage.hold(frame.page(), 'get_monthly_summary');
    await press(frame, 'mar 2026');
    await frame.getByText('Carregando março de 2026…').waitFor({ state: 'attached' });
    await heading(frame, 'Fevereiro de 2026');
    await shoot(frame, 'month-slow');
    release();
    await heading(frame, 'Março de 2026');
    const waiting = await stage.page();
    const releaseFirst = await stage.hold(waiting, 'get_monthly_summary');
    const first = await stage.open('get_monthly_summary', FEBRUARY, {}, waiting);
    await first.getByText('Esperando o resultado…').waitFor({ state: 'attached' });
    releaseFirst();
    await heading(first, 'Fevereiro de 2026');
  });

  it('follows its host into the dark', async () => {
    const frame = await open();
    await heading(frame, 'Fevereiro de 2026');
    const paper = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await stage.tell(frame.page(), {
      theme: 'dark',
      styles: { variables: { '--color-background-primary': '#102030' } },
    });
    await frame.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(16, 32, 48)');
  });

  it('shows a month of 5,000 movements soon after it is pressed', async () => {
    const frame = await stage.open('get_monthly_summary', { ...CROWDED, month: 6 });
    await heading(frame, 'Junho de 2027');
    const times: number[] = [];
    for (let round = 0; round < 10; round++) {
      times.push(await pressAndSee(frame, 'mai'));
      await heading(frame, 'Maio de 2027');
      await press(frame, 'jun 2027');
      await heading(frame, 'Junho de 2027');
    }
    const sorted = times.toSorted((one, other) => one - other).map((time) => `${Math.round(time)} ms`);
    process.stdout.write(
      `From pressing a month of 5,000 movements to its picture: ${sorted[5]} (median), ${sorted.at(-1)} (longest of 10)\n`,
    );
  });

  it('shows the result alone where its host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await heading(frame, 'Fevereiro de 2026');
    expect(await frame.getByRole('button').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
