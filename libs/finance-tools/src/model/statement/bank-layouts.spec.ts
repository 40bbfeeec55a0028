import { australiaAndNewZealand } from '../../testing/bank-layouts/australia-and-new-zealand';
import { brazil } from '../../testing/bank-layouts/brazil';
import { britishIsles } from '../../testing/bank-layouts/british-isles';
import { canada } from '../../testing/bank-layouts/canada';
import { easternEurope } from '../../testing/bank-layouts/eastern-europe';
import { franceItalySpain } from '../../testing/bank-layouts/france-italy-spain';
import { germany } from '../../testing/bank-layouts/germany';
import { indiaAndSingapore } from '../../testing/bank-layouts/india-and-singapore';
import { japanChinaTurkey } from '../../testing/bank-layouts/japan-china-turkey';
import { latinAmerica } from '../../testing/bank-layouts/latin-america';
import { netherlandsAndBelgium } from '../../testing/bank-layouts/netherlands-and-belgium';
import { paymentServices } from '../../testing/bank-layouts/payment-services';
import { programs } from '../../testing/bank-layouts/programs';
import { scandinaviaAndBaltics } from '../../testing/bank-layouts/scandinavia-and-baltics';
import { southAfrica } from '../../testing/bank-layouts/south-africa';
import { switzerlandAndAustria } from '../../testing/bank-layouts/switzerland-and-austria';
import { unitedStates } from '../../testing/bank-layouts/united-states';
import { unusualTables } from '../../testing/bank-layouts/unusual-tables';
import { readFile } from '../../testing/read-statements-of';

describe.each([
  ['australia and new zealand', australiaAndNewZealand],
  ['brazil', brazil],
  ['british isles', britishIsles],
  ['canada', canada],
  ['eastern europe', easternEurope],
  ['france italy spain', franceItalySpain],
  ['germany', germany],
  ['india and singapore', indiaAndSingapore],
  ['japan china turkey', japanChinaTurkey],
  ['latin america', latinAmerica],
  ['netherlands and belgium', netherlandsAndBelgium],
  ['payment services', paymentServices],
  ['programs', programs],
  ['scandinavia and baltics', scandinaviaAndBaltics],
  ['south africa', southAfrica],
  ['switzerland and austria', switzerlandAndAustria],
  ['united states', unitedStates],
  ['unusual tables', unusualTables],
] as const)('statements: %s', (_group, layouts) => {
  it.each(layouts)('$name', (layout) => {
    const { summary, entries } = readFile(Buffer.from(`${layout.lines.join('\n')}\n`), layout.currency);
    expect(summary.errors).toHaveLength(layout.invalid ?? 0);
    expect(summary.questions.map(({ about }) => about)).toEqual(layout.questions ?? []);
    expect(summary.accounts).toHaveLength(1);
    const [account] = summary.accounts;
    if (layout.isPart !== true) expect(entries).toHaveLength(layout.rows.length);
    for (const [day, amount, fragment = ''] of layout.rows) {
      const found = entries.filter((entry) => entry.bookedAt.slice(0, 10) === day && entry.amount === amount);
      expect(found.map(({ description }) => description.toLowerCase())).toContainEqual(
        expect.stringContaining(fragment.toLowerCase()),
      );
    }
    const { preamble: _preamble, ...leftOut } = summary.leftOutCounts;
    if (layout.leftOut !== undefined) expect(leftOut).toEqual(layout.leftOut);
    if (layout.proof !== undefined) expect(account?.proof.status).toBe(layout.proof);
    if (layout.number !== undefined) expect(account?.number).toBe(layout.number);
    const { startDate, endDate } = account?.coverage ?? {};
    if (layout.coverage !== undefined) expect([startDate, endDate]).toEqual(layout.coverage);
  });

  it.each(layouts)('$name is read in the same way again with what was remembered', (layout) => {
    const bytes = Buffer.from(`${layout.lines.join('\n')}\n`);
    const first = readFile(bytes, layout.currency);
    const { layout: key = '', mapping = {} } = first.summary.parts[0] ?? {};
    const again = readFile(bytes, layout.currency, {}, { mappings: { [key]: mapping } });
    expect(again.entries).toEqual(first.entries);
    expect(again.summary.questions).toEqual([]);
    expect(again.summary.accounts).toEqual(first.summary.accounts);
    expect(again.summary.leftOutCounts).toEqual(first.summary.leftOutCounts);
  });
});
