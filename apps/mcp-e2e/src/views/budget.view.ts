import {
  accessibilityViolations,
  APPEARANCES,
  clickButton,
  horizontalOverflow,
  rowsOf,
  screenshot,
  visibleText,
  waitForHeading,
} from './frame-inspection';
import { ViewHarness, type Appearance } from './view-harness';

const who = { user_id: 'ana', thread_id: 'casa' };
const FEBRUARY = { ...who, month: '2026-02' };
const MANY_DEBTS = { user_id: 'crowd', thread_id: 'casa', month: '2026-02' };
const HOSTILE = '<img src=x onerror=alert(1)> \u202Ehcum';

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('cristi-agent');
  await fill();
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

async function fill(): Promise<void> {
  const add = (type: string, category_type: string, category: string, cents: number, date_iso: string, by = who) =>
    harness.call('add_transaction', {
      ...by,
      transaction: { type, amount_mxn_cents: cents, category_type, category, date_iso },
    });
  const owe = (debt: object) => harness.call('add_or_update_debt', { ...who, debt });
  await harness.call('set_budget_cap', { ...who, effective_month: '2026-01', variable_cap_mxn_cents: 900_000 });
  await harness.call('set_bank_balance', {
    ...who,
    bank_balance_mxn_cents: 1_250_000,
    as_of_iso: '2026-02-10T12:00:00Z',
  });
  await add('INCOME', 'INCOME', 'Quincena', 1_500_000, '2026-02-01');
  await add('EXPENSE', 'FIXED', 'Renta', 850_000, '2026-02-02');
  await add('EXPENSE', 'VARIABLE', 'Súper', 325_050, '2026-02-05');
  await add('EXPENSE', 'VARIABLE', 'Restaurantes', 120_000, '2026-02-07');
  await add('EXPENSE', 'VARIABLE', 'Transporte', 48_035, '2026-02-09');
  await add('EXPENSE', 'SAVINGS', 'Ahorro', 100_000, '2026-02-10');
  await add('EXPENSE', 'VARIABLE', HOSTILE, 1_000_001, '2026-03-01');
  await owe({
    name: 'Tarjeta Azul',
    priority: 'VERY_HIGH',
    balance_mxn_cents: 2_345_678,
    minimum_payment_mxn_cents: 120_000,
    due_day_of_month: 18,
  });
  await owe({ name: 'Luz', priority: 'FIXED', minimum_payment_mxn_cents: 45_000, due_day_of_month: 5 });
  await owe({ name: 'Mamá', priority: 'LOW', balance_mxn_cents: 500_000, do_not_accelerate: true });
  await add('EXPENSE', 'VARIABLE', 'Tacos', 100, '2026-02-01', { user_id: 'crowd', thread_id: 'casa' });
  await harness.insertRows(
    (sql) => sql.query`
      insert into cristi.debts (owner, user_id, debt_id, name_key, name, minimum_payment_mxn_cents, due_day_of_month, priority, do_not_accelerate)
      select distinct owner, 'crowd', 'debt' || n, 'deuda ' || n, 'Deuda ' || n, n * 100, n % 31 + 1, 'LOW', false
      from cristi.transactions, generate_series(1, 1000) n`,
  );
}

const open = (appearance: Appearance = {}) => harness.open('get_month_summary', FEBRUARY, appearance);

describe('the budget', () => {
  it.each(APPEARANCES)('shows real data in $theme mode on a $width, accessibly', async (appearance) => {
    const frame = await open(appearance);
    await waitForHeading(frame, 'Febrero de 2026');
    await frame.getByText('Tarjeta Azul').waitFor();
    await frame.getByText('Restaurantes').waitFor();
    await screenshot(frame, `budget-${appearance.theme}-${appearance.width}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows every figure of the result, formatted in Spanish', async () => {
    const frame = await open();
    await frame.getByText('Tarjeta Azul').waitFor();
    await frame.getByText('Restaurantes').waitFor();
    const seen = await visibleText(frame);
    for (const figure of ['$4,069.15', '$4,930.85', '$9,000.00', '$15,000.00', '$14,430.85'])
      expect(seen).toContain(figure);
    for (const figure of ['$8,500.00', '$3,250.50', '$1,200.00', '$450.00', '$23,456.78'])
      expect(seen).toContain(figure);
    expect(await rowsOf(frame, 'Deudas y pagos').allInnerTexts()).toEqual(
      ['Luz', 'Tarjeta Azul', 'Mamá'].map((name) => expect.stringContaining(name)),
    );
  });

  it.each([
    ['get_category_summary', FEBRUARY],
    ['get_debts', { ...who, now_iso: '2026-02-10T12:00:00Z' }],
  ])('shows the whole view for a result of %s too', async (tool, input) => {
    const frame = await harness.open(tool, input);
    await waitForHeading(frame, 'Febrero de 2026');
    for (const text of ['Te queda para gastar', 'Restaurantes', 'Tarjeta Azul']) {
      await frame.getByText(text).waitFor();
    }
  });

  it.each([
    [450_000, 'No te alcanza', 'Te pasarías del tope del mes.'],
    [50_000, 'Sí te alcanza', 'Próximos pagos'],
  ])('says whether a purchase of %d centavos is affordable', async (cents, title, reason) => {
    const purchase = { amount_mxn_cents: cents, category: 'Bicicleta', date_iso: '2026-02-12' };
    const frame = await harness.open('simulate_purchase', { ...who, purchase });
    await frame.getByRole('heading', { name: title }).waitFor();
    await frame.getByText(reason).waitFor();
    await frame.getByText('Restaurantes').waitFor();
    await screenshot(frame, `budget-purchase-${cents}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('shows an overspent month with hostile text, and an empty month', async () => {
    const frame = await open();
    await clickButton(frame, 'mar 2026');
    await waitForHeading(frame, 'Marzo de 2026');
    await frame.getByText('Te pasaste del tope').waitFor();
    await frame.getByText('<img src=x onerror=alert(1)> \\u{202e}hcum').waitFor();
    expect(await frame.locator('img').count()).toBe(0);
    await screenshot(frame, 'budget-hostile');
    await clickButton(frame, 'Mes siguiente');
    await waitForHeading(frame, 'Abril de 2026');
    await frame.getByText('Sin gastos este mes').waitFor();
    await screenshot(frame, 'budget-empty');
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('shows a thousand rows', async () => {
    const frame = await harness.open('get_month_summary', MANY_DEBTS, { width: 'phone' });
    await frame.getByText('Deuda 1000').waitFor();
    expect(await rowsOf(frame, 'Deudas y pagos').count()).toBe(1000);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows the message of a failed call', async () => {
    const frame = await harness.open('get_month_summary', { ...who, month: '2026-13' });
    await frame.getByText('No se pudo cargar.').waitFor();
    await screenshot(frame, 'budget-refused');
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('keeps the current result on screen until a slow one arrives', async () => {
    const frame = await open();
    await frame.getByText('Restaurantes').waitFor();
    const release = await harness.holdResponse(frame.page(), 'get_month_summary');
    await clickButton(frame, 'mar 2026');
    await frame.getByText('Cargando marzo de 2026…').waitFor({ state: 'attached' });
    await waitForHeading(frame, 'Febrero de 2026');
    await screenshot(frame, 'budget-slow');
    release();
    await waitForHeading(frame, 'Marzo de 2026');
  });

  it.each([
    ['get_month_summary', FEBRUARY, 'Te queda para gastar'],
    ['get_category_summary', FEBRUARY, 'Restaurantes'],
    ['get_debts', who, 'Tarjeta Azul'],
  ])('shows only the result of %s when the host passes no calls on', async (tool, input, text) => {
    const frame = await harness.open(tool, input, { passesCalls: false });
    await frame.getByText(text).waitFor();
    expect(await frame.getByRole('button').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
