import { readExample } from '../fixtures/workspace';
import { barriers, heading, LOOKS, overflowing, shoot, words } from './looking';
import { Stage, type Look } from './stage';

const HISTORY = { cgt_content: readExample('three-years.cgt') };
const ORCH = { ...HISTORY, disposal_date: '2024-12-10', ticker: 'ORCH' };
/** Bought day after day, and a thousand sales of it. */
const CROWDED = {
  cgt_content: Array.from({ length: 1000 }, (_, n) => {
    const day = new Date(Date.UTC(2019, 0, 1 + n * 2)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(2019, 0, 2 + n * 2)).toISOString().slice(0, 10);
    return `${day} BUY ACME 10 @ ${100 + (n % 7)}\n${next} SELL ACME 5 @ ${110 + (n % 5)}`;
  }).join('\n'),
};

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set('cgt-engine');
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

const open = (look: Look = {}) => stage.open('explain_matching', ORCH, look);

describe('a disposal explained', () => {
  it.each(LOOKS)('shows real data in $theme at the width of a $width, without barriers', async (look) => {
    const frame = await open(look);
    await heading(frame, 'Sale of 80 ORCH');
    await frame.getByText('17 May 2022').first().waitFor();
    await shoot(frame, `disposal-${look.theme}-${look.width}`);
    expect(await barriers(frame)).toEqual([]);
    expect(await overflowing(frame)).toBe(0);
  });

  it('says every figure of the result', async () => {
    const frame = await open();
    await heading(frame, 'Sale of 80 ORCH');
    const seen = await words(frame);
    for (const figure of ['£3,685.87', '£1,088.93', '£62.91', '£1,664.96', '£869.08', '£931.99'])
      expect(seen).toContain(figure);
    for (const text of [
      '9 Jan 2025',
      '30 days after the sale',
      'Same day',
      'Nothing was matched by this rule.',
      'TCGA92/S104',
    ]) {
      expect(seen).toContain(text);
    }
  });

  it('explains another disposal of the history, by keyboard', async () => {
    const frame = await open();
    await frame.getByRole('combobox', { name: 'Disposal' }).selectOption({ label: '6 Nov 2023, ORCH' });
    await heading(frame, 'Sale of 100 ORCH');
    await shoot(frame, 'disposal-another');
    await frame.getByRole('combobox').focus();
    await frame.page().keyboard.press('ArrowDown');
    await heading(frame, 'Sale of 300 MERE');
    await frame.getByText('Loss', { exact: true }).first().waitFor();
    await shoot(frame, 'disposal-loss');
    expect(await barriers(frame)).toEqual([]);
  });

  it('shows a sale among a thousand', async () => {
    const frame = await stage.open(
      'explain_matching',
      { ...CROWDED, disposal_date: '2022-02-01', ticker: 'ACME' },
      { width: 'phone' },
    );
    await heading(frame, 'Sale of 5 ACME');
    await frame.locator('option').nth(999).waitFor({ state: 'attached' });
    expect(await overflowing(frame)).toBe(0);
    await shoot(frame, 'disposal-crowded');
  });

  it('says what was refused, and takes hostile words for words', async () => {
    const refused = await stage.open('explain_matching', { ...ORCH, ticker: '<img src=x onerror=alert(1)>\u202E' });
    await refused.getByText('This could not be loaded.').waitFor();
    expect(await refused.locator('img').count()).toBe(0);
    await shoot(refused, 'disposal-refused');
    expect(await barriers(refused)).toEqual([]);
  });

  it('keeps what it shows until a slow answer has come', async () => {
    const frame = await open();
    const choice = frame.getByRole('combobox', { name: 'Disposal' });
    await choice.waitFor();
    const release = await stage.hold(frame.page(), 'explain_matching');
    await choice.selectOption({ label: '18 Feb 2025, MERE' });
    await frame.getByText('Loading 18 Feb 2025, MERE…').waitFor({ state: 'attached' });
    await heading(frame, 'Sale of 80 ORCH');
    await shoot(frame, 'disposal-slow');
    release();
    await heading(frame, 'Sale of 60 MERE');
  });

  it('shows the result alone where its host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await heading(frame, 'Sale of 80 ORCH');
    expect(await frame.getByRole('combobox').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
