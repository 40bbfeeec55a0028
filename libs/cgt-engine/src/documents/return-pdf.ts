import { printable } from '@bursar/toolkit';

import type { Report } from '../model/report/report-schema';
import type { TaxReturn } from '../model/return/return-schema';
import { REASON_TEXTS } from '../model/return/return-text';
import { grouped, longDate, pounds } from './figures';
import { fact, FACTS, FOOT, writeHead, writeReport } from './report-pdf';
import { Sheet, type Column } from './sheet';

const right = (head: string, share: number): Column => ({ head, share, align: 'right' });

const KINDS: readonly Column[] = [
  { head: 'Kind', share: 0.2 },
  right('Disposals', 0.12),
  right('Proceeds', 0.17),
  right('Allowable costs', 0.17),
  right('Gains', 0.17),
  right('Losses', 0.17),
];

const LEDGER: readonly Column[] = [
  { head: 'Year', share: 0.11 },
  right('Gains', 0.12),
  right('Losses', 0.12),
  right('Brought in', 0.12),
  right('Used', 0.1),
  right('Exempt', 0.1),
  right('Taxable', 0.11),
  right('Carried on', 0.11),
  right('Claim by', 0.11),
];

const TAX: readonly Column[] = [
  { head: 'From', share: 0.34 },
  right('Rate', 0.22),
  right('Amount', 0.22),
  right('Tax', 0.22),
];

/** The return as an A4 document, with the report of its year behind it. `preparedOn` is `YYYY-MM-DD`. */
export async function returnPdf(
  filed: TaxReturn,
  report: Report,
  preparedOn: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Capital gains for Self Assessment';
  const span = `tax year ${filed.period}`;
  const sheet = new Sheet({ title: `${title}, ${span}`, subject: 'Figures for SA108', preparedOn });
  writeHead(sheet, title, span, preparedOn);
  for (const warning of filed.warnings) sheet.paragraph(`Note: ${printable(warning)}`);
  writeBoxes(sheet, filed);
  writeTax(sheet, filed);
  writeLedger(sheet, filed);
  await writeReport(sheet, report);
  return sheet.bytes(FOOT);
}

function writeBoxes(sheet: Sheet, { kinds, boxes = {}, reporting }: TaxReturn): void {
  sheet.heading(2, 'The return');
  const rows = kinds.map(({ kind, disposals, proceeds, allowable_costs: costs, gains, losses }) => ({
    cells: [kind, String(disposals), pounds(proceeds), pounds(costs), pounds(gains), pounds(losses)],
  }));
  if (rows.length > 0) sheet.table(KINDS, rows);
  else sheet.paragraph('Nothing was sold.');
  const numbers = Object.keys(boxes).sort((a, b) => Number(a) - Number(b));
  if (numbers.length > 0) {
    sheet.heading(3, 'Boxes of SA108');
    sheet.table(
      FACTS,
      numbers.map((box) => fact(`Box ${box}`, grouped(boxes[box] ?? ''))),
    );
  }
  const reasons = reporting.reasons.map((reason) => REASON_TEXTS[reason]).join('; ');
  sheet.paragraph(
    reporting.required
      ? `This belongs in the return: ${reasons}.`
      : `Nothing here has to be reported${reasons === '' ? '' : `, but ${reasons}`}.`,
  );
}

function writeTax(sheet: Sheet, { tax, rate_periods: periods, ...year }: TaxReturn): void {
  sheet.heading(3, 'Taxable gains');
  sheet.table(FACTS, [
    fact('Losses brought forward', pounds(year.losses.brought_forward)),
    fact('Losses brought forward and used', pounds(year.losses.brought_forward_used)),
    fact('Annual exempt amount', pounds(year.exempt_amount)),
    fact('Annual exempt amount used', pounds(year.exempt_amount_used)),
    ...periods.map(({ from, to, gains, taxable_gains: taxable }) =>
      fact(`${longDate(from)} to ${longDate(to)}: of gains of ${pounds(gains)} taxable`, pounds(taxable)),
    ),
    { ...fact('Taxable gains', pounds(year.taxable_gains)), isStrong: true },
  ]);
  if (tax === undefined) return;
  sheet.heading(3, 'Tax');
  if (tax.lines.length > 0) {
    sheet.table(
      TAX,
      tax.lines.map(({ from, rate, amount, tax: due }) => ({
        cells: [longDate(from), `${rate}%`, pounds(amount), pounds(due)],
      })),
    );
  }
  sheet.table(FACTS, [
    fact('Basic rate band left', pounds(tax.band_left)),
    { ...fact('Capital Gains Tax', pounds(tax.due)), isStrong: true },
    fact('What the return itself works out', pounds(tax.return_computes)),
    fact('Adjustment', pounds(tax.adjustment)),
  ]);
}

function writeLedger(sheet: Sheet, { losses }: TaxReturn): void {
  sheet.heading(3, 'Losses by year');
  sheet.table(
    LEDGER,
    losses.years.map((year) => ({
      cells: [
        year.period,
        pounds(year.gains),
        pounds(year.losses),
        pounds(year.brought_forward),
        pounds(year.brought_forward_used),
        pounds(year.exempt_amount),
        pounds(year.taxable_gains),
        pounds(year.carried_forward),
        year.claim_by ?? '',
      ],
    })),
  );
  sheet.paragraph(`Losses to carry forward: ${pounds(losses.carried_forward)}.`);
}
