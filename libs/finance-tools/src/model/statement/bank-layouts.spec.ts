import { germany } from '../../testing/bank-layouts/germany';
import { switzerlandAndAustria } from '../../testing/bank-layouts/switzerland-and-austria';
import { franceItalySpain } from '../../testing/bank-layouts/france-italy-spain';
import { brazil } from '../../testing/bank-layouts/brazil';
import { netherlandsAndBelgium } from '../../testing/bank-layouts/netherlands-and-belgium';
import { northAndEast } from '../../testing/bank-layouts/north-and-east';
import { english } from '../../testing/bank-layouts/english';
import { englishFurther } from '../../testing/bank-layouts/english-further';
import { further } from '../../testing/bank-layouts/further';
import { asia } from '../../testing/bank-layouts/asia';
import { programs } from '../../testing/bank-layouts/programs';
import { readFile } from '../../testing/read-statements-of';

describe.each([
  ['germany', germany],
  ['switzerland and austria', switzerlandAndAustria],
  ['france italy spain', franceItalySpain],
  ['brazil', brazil],
  ['netherlands and belgium', netherlandsAndBelgium],
  ['north and east', northAndEast],
  ['english', english],
  ['further english', englishFurther],
  ['further', further],
  ['asia', asia],
  ['programs', programs],
] as const)('statements of %s', (_region, layouts) => {
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
