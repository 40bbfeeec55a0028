import {
  accessibilityViolations,
  APPEARANCES,
  clickButton,
  horizontalOverflow,
  rowsOf,
  screenshot,
  visibleText,
} from './frame-inspection';
import { ViewHarness, type Appearance } from './view-harness';

const HOSTILE = '<img src=x onerror=alert(1)> \u202Edesrever';

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('finance-tools');
  await fill();
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const LINES = [
  '2025-01-03,Boulangerie L’Épi,-3.65,Alimentation,a1',
  '2025-01-17,Coop Genève,-86.35,Alimentation,a2',
  '2025-01-28,Régie Exemple & Cie,-2150.00,Logement,a3',
  '2025-01-31,Salaire janvier,5800.00,Salaire,a4',
  '2025-02-06,Coop Genève,-112.40,Alimentation,a5',
  '2025-02-14,CFF Billet Lausanne,-47.20,Transports,a6',
  '2025-02-28,Salaire février,5800.00,Salaire,a7',
  '2025-03-02,Pharmacie du Lac,-31.90,,a8',
  `2025-03-09,"${HOSTILE}",-12.34,Alimentation,a9`,
];
const manyRows = Array.from(
  { length: 1200 },
  (_, n) => `2023-${String((n % 12) + 1).padStart(2, '0')}-15,Achat ${n},-${n + 1}.05,Divers,c${n}`,
);

async function fill(): Promise<void> {
  const statement = (account_id: string, currency: string, lines: readonly string[]) =>
    harness.call('finance_transactions_import', {
      account_id,
      content: ['date,description,amount,category,id', ...lines].join('\n'),
      mode: 'commit',
      create_account: { name: `Compte ${account_id}`, currency },
    });
  await statement('ubs', 'CHF', [...LINES, ...manyRows]);
  await statement('euro', 'EUR', ['2025-02-20,Hôtel à Lyon,-189.00,Voyages,e1']);
}

const IN_2025 = { date_range: { start_date: '2025-01-01', end_date: '2025-12-31' } };
const open = (appearance: Appearance = {}, input: object = IN_2025) =>
  harness.open('finance_transactions_search', { ...input }, appearance);

describe('the ledger', () => {
  it.each(APPEARANCES)('shows real data in $theme mode on a $width, accessibly', async (appearance) => {
    const frame = await open(appearance);
    await frame.getByText('Salaire février').waitFor();
    await frame.getByRole('button', { name: 'Janvier 2025' }).waitFor();
    await frame.getByRole('button', { name: 'Logement' }).waitFor();
    await screenshot(frame, `ledger-${appearance.theme}-${appearance.width}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows every figure, formatted in French', async () => {
    const frame = await open();
    await frame.getByRole('button', { name: 'Logement' }).waitFor();
    await frame.getByRole('button', { name: 'Janvier 2025' }).waitFor();
    const seen = await visibleText(frame);
    expect(seen).toContain('10 opérations');
    for (const figure of ['-2 150.00 CHF', '5 800.00 CHF', '-189.00 EUR', '3 560.00 CHF', '31.01.2025']) {
      expect(seen.replaceAll('€', 'EUR')).toContain(figure);
    }
  });

  it('shows the whole view for an aggregate too', async () => {
    const frame = await harness.open('finance_transactions_aggregate', { ...IN_2025, group_by: 'category' });
    await frame.getByRole('button', { name: 'Logement' }).waitFor();
    await frame.getByText('Salaire février').waitFor();
    await frame.getByRole('button', { name: 'Janvier 2025' }).waitFor();
  });

  it('filters by month, category and direction, and clears the filters', async () => {
    const frame = await open();
    await frame.getByRole('button', { name: 'Février 2025' }).first().click();
    await frame.getByText('4 opérations').waitFor();
    await clickButton(frame, 'Débits');
    await frame.getByText('3 opérations').waitFor();
    await frame.getByRole('button', { name: 'Alimentation' }).first().click();
    await frame.getByText('1 opération', { exact: true }).waitFor();
    expect(await rowsOf(frame, 'Liste').allInnerTexts()).toEqual([expect.stringContaining('Coop Genève')]);
    await screenshot(frame, 'ledger-filtered');
    expect(await accessibilityViolations(frame)).toEqual([]);
    await frame.locator('.chip', { hasText: 'Alimentation' }).click();
    await clickButton(frame, 'Tout');
    await frame.getByText('4 opérations').waitFor();
  });

  it('searches while the user types', async () => {
    const frame = await open();
    await frame.getByRole('searchbox').focus();
    await frame.page().keyboard.type('coop');
    await frame.getByText('2 opérations').waitFor();
    await frame.page().keyboard.type(' nulle part');
    await frame.getByText('0 opération').waitFor();
    await frame.getByText('Aucune opération ne correspond').first().waitFor();
    await screenshot(frame, 'ledger-empty');
    expect(await accessibilityViolations(frame)).toEqual([]);
    await frame.page().keyboard.press('Tab');
    await frame.page().keyboard.press('Tab');
    await frame.page().keyboard.press('Enter');
    await frame.getByRole('button', { name: 'Débits', pressed: true }).waitFor();
  });

  it('shows hostile text as plain text', async () => {
    const frame = await open({}, { search: 'onerror' });
    await frame.getByText('<img src=x onerror=alert(1)> desrever').waitFor();
    expect(await frame.locator('img').count()).toBe(0);
    await screenshot(frame, 'ledger-hostile');
  });

  it('shows a thousand rows and more', async () => {
    const frame = await open({ width: 'phone' }, {});
    await frame.getByText('50 sur 1 210').waitFor();
    for (let rows = 250; rows <= 1050; rows += 200) {
      await frame.getByRole('region', { name: 'Liste' }).getByRole('button', { name: 'Afficher plus' }).click();
      await frame.getByText(`${rows.toLocaleString('fr-CH')} sur 1 210`).waitFor();
    }
    expect(await rowsOf(frame, 'Liste').count()).toBe(1050);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows the message of a failed call, once', async () => {
    const frame = await open({}, { min_amount: '10', max_amount: '1' });
    await frame.getByText('Le chargement a échoué.').waitFor();
    await screenshot(frame, 'ledger-refused');
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('keeps the current result on screen until a slow one arrives', async () => {
    const frame = await open();
    await frame.getByText('Salaire février').waitFor();
    const release = await harness.holdResponse(frame.page(), 'finance_transactions_search');
    await clickButton(frame, 'Débits');
    await frame.getByText('Chargement…').first().waitFor({ state: 'attached' });
    await frame.getByText('Salaire février').waitFor();
    await screenshot(frame, 'ledger-slow');
    release();
    await frame.getByText('8 opérations').waitFor();
  });

  it.each([
    ['finance_transactions_search', {}, 'Salaire février'],
    ['finance_transactions_aggregate', { group_by: 'month' }, 'Janvier 2025'],
    ['finance_transactions_aggregate', { group_by: 'account' }, 'Compte euro'],
  ])('shows only the result of %s with %j when the host passes no calls on', async (tool, input, text) => {
    const frame = await harness.open(tool, { ...IN_2025, ...input }, { passesCalls: false });
    await frame.getByText(text).waitFor();
    expect(await frame.getByRole('button').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
