import {
  accessibilityViolations,
  APPEARANCES,
  clickButton,
  clickUntilHeading,
  horizontalOverflow,
  rowsOf,
  screenshot,
  visibleText,
  waitForHeading,
} from './frame-inspection';
import { measureResponse } from './measure-response';
import { FEBRUARY, FIVE_THOUSAND, fillMonths } from './month-data';
import { ViewHarness, type Appearance } from './view-harness';

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('shared-split');
  await fillMonths(harness);
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const open = (appearance: Appearance = {}) => harness.open('get_monthly_summary', FEBRUARY, appearance);

describe('the shared month', () => {
  it.each(APPEARANCES)('shows real data in $theme mode on a $width, accessibly', async (appearance) => {
    const frame = await open(appearance);
    await waitForHeading(frame, 'Fevereiro de 2026');
    await frame.getByText('Tênis').waitFor();
    await frame.getByText('parcela 2 de 12').waitFor();
    await screenshot(frame, `month-${appearance.theme}-${appearance.width}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows every figure of the result, formatted in Portuguese', async () => {
    const frame = await open();
    await frame.getByText('Tênis').waitFor();
    const seen = await visibleText(frame);
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
    expect(seen).toContain('Elias deve a Letícia');
    expect(await frame.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
    expect(await rowsOf(frame, 'Despesas fixas do mês').allInnerTexts()).toEqual([
      expect.stringContaining('Aluguel'),
      expect.stringContaining('Internet'),
      expect.stringContaining('Smartphone'),
    ]);
  });

  it('shows another month, and an empty month', async () => {
    const frame = await open();
    await clickButton(frame, 'mar 2026');
    await waitForHeading(frame, 'Março de 2026');
    await frame.getByText('ainda não registrada').first().waitFor();
    await screenshot(frame, 'month-another');
    await clickButton(frame, 'Mês anterior');
    await waitForHeading(frame, 'Fevereiro de 2026');
    for (let step = 0; step < 2; step++) await clickButton(frame, 'Mês anterior');
    await waitForHeading(frame, 'Dezembro de 2025');
    await frame.getByText('Nenhum lançamento neste mês').waitFor();
    await frame.getByText('Nenhuma despesa fixa neste mês').waitFor();
    await screenshot(frame, 'month-empty');
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('works by keyboard', async () => {
    const frame = await open();
    await waitForHeading(frame, 'Fevereiro de 2026');
    const { keyboard } = frame.page();
    await frame.getByRole('button', { name: 'Mês anterior' }).focus();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await waitForHeading(frame, 'Janeiro de 2026');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await waitForHeading(frame, 'Março de 2026');
    await screenshot(frame, 'month-keyboard');
  });

  it('shows hostile text as plain text', async () => {
    const frame = await harness.open('get_monthly_summary', { year: 2026, month: 3 });
    await frame.getByText('<img src=x onerror="document.title=1"> \\u{202e}gnihtoemos\\u{202c} & "quotes"').waitFor();
    expect(await frame.locator('img').count()).toBe(0);
    expect(await frame.title()).toBe('bursar');
    await screenshot(frame, 'month-hostile');
  });

  it('shows a thousand rows and more', async () => {
    const frame = await harness.open('get_monthly_summary', FIVE_THOUSAND, { theme: 'dark', width: 'phone' });
    const movements = rowsOf(frame, 'Compras e estornos');
    await frame.getByText('20 de 5.000').waitFor();
    for (let rows = 220; rows <= 1020; rows += 200) {
      await clickButton(frame, 'Mostrar mais');
      await frame.getByText(`${rows.toLocaleString('pt-BR')} de 5.000`).waitFor();
    }
    expect(await movements.count()).toBe(1020);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows the message of a failed call, and tries again', async () => {
    const frame = await harness.open('get_monthly_summary', { year: 2100, month: 12 });
    await waitForHeading(frame, 'Dezembro de 2100');
    await clickButton(frame, 'Próximo mês');
    await frame.getByText('Não foi possível carregar janeiro de 2101.').waitFor();
    await frame.getByText('Há campos inválidos: year.').waitFor();
    await clickButton(frame, 'Tentar de novo');
    await frame.getByText('Há campos inválidos: year.').waitFor();
    await waitForHeading(frame, 'Dezembro de 2100');
    await screenshot(frame, 'month-error');
    expect(await accessibilityViolations(frame)).toEqual([]);
    const refused = await harness.open('get_monthly_summary', { year: 2101, month: 1 });
    await refused.getByText('Há campos inválidos: year.').waitFor();
    await screenshot(refused, 'month-refused');
  });

  it('keeps the current result on screen until a slow one arrives', async () => {
    const frame = await open();
    await frame.getByText('Tênis').waitFor();
    const release = await harness.holdResponse(frame.page(), 'get_monthly_summary');
    await clickButton(frame, 'mar 2026');
    await frame.getByText('Carregando março de 2026…').waitFor({ state: 'attached' });
    await waitForHeading(frame, 'Fevereiro de 2026');
    await screenshot(frame, 'month-slow');
    release();
    await waitForHeading(frame, 'Março de 2026');
    const waiting = await harness.page();
    const releaseFirst = await harness.holdResponse(waiting, 'get_monthly_summary');
    const first = await harness.open('get_monthly_summary', FEBRUARY, {}, waiting);
    await first.getByText('Esperando o resultado…').waitFor({ state: 'attached' });
    releaseFirst();
    await waitForHeading(first, 'Fevereiro de 2026');
  });

  it('follows its host into dark mode', async () => {
    const frame = await open();
    await waitForHeading(frame, 'Fevereiro de 2026');
    const background = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await harness.changeHostContext(frame.page(), {
      theme: 'dark',
      styles: { variables: { '--color-background-primary': '#102030' } },
    });
    await frame.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(16, 32, 48)');
  });

  it('reports how long it takes to show a month of 5,000 movements', async () => {
    const frame = await harness.open('get_monthly_summary', { ...FIVE_THOUSAND, month: 6 });
    await waitForHeading(frame, 'Junho de 2027');
    const times: number[] = [];
    for (let round = 0; round < 10; round++) {
      times.push(await measureResponse(frame, 'mai'));
      await waitForHeading(frame, 'Maio de 2027');
      await clickUntilHeading(frame, 'jun 2027', 'Junho de 2027');
    }
    const sorted = times.toSorted((one, other) => one - other).map((time) => `${Math.round(time)} ms`);
    process.stdout.write(
      `From clicking a month of 5,000 movements to its view: ${sorted[5]} (median), ${sorted.at(-1)} (longest of 10)\n`,
    );
  });

  it('shows only the result when the host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await waitForHeading(frame, 'Fevereiro de 2026');
    expect(await frame.getByRole('button').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
