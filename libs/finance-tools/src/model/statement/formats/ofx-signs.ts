import { quoted } from '@bursar/toolkit';

import type { Evidence } from '../statement-reading';
import type { StructuredEvent } from '../structured/structured-event';

/** Kinds that always leave an account, and that always come; of others (`POS`, `INT`, `XFER`) the sign has to tell. */
const OUT = new Set(['DEBIT', 'FEE', 'SRVCHG', 'CHECK', 'CASH', 'DIRECTDEBIT', 'REPEATPMT']);
const IN = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'DIV']);
/** Kinds that leave as a rule: one that comes was given back. */
const MOSTLY_OUT = new Set([...OUT, 'POS', 'ATM']);

/** How a file says what left: by the sign, as it should; by the kind alone; or by the sign of a bill, on which charges are above zero. */
export type OfxSigns = 'stated' | 'byKind' | 'opposite';

type Entry = StructuredEvent & { readonly kind: 'entry' };

/** A first debit below zero settles it. */
export function signsOf(events: Iterable<StructuredEvent>): OfxSigns {
  const count = { debits: 0, credits: 0, creditsBelow: 0, othersBelow: 0, fitting: 0, turned: 0 };
  for (const event of events) {
    if (event.kind !== 'entry' || event.amount === 0n) continue;
    const isBelow = event.amount < 0n;
    const kind = kindOf(event);
    if (MOSTLY_OUT.has(kind) || IN.has(kind)) count[MOSTLY_OUT.has(kind) === isBelow ? 'fitting' : 'turned'] += 1;
    if (kind === 'DEBIT') {
      if (isBelow) return 'stated';
      count.debits += 1;
    } else if (kind === 'CREDIT') {
      count.credits += 1;
      if (isBelow) count.creditsBelow += 1;
    } else if (isBelow) count.othersBelow += 1;
  }
  if (count.debits === 0 || count.credits === 0) return 'stated';
  // Where most other kinds have the sign that they should, a debit above zero and a credit below it were taken back.
  if (count.creditsBelow === count.credits) return count.turned > count.fitting ? 'opposite' : 'stated';
  return count.creditsBelow + count.othersBelow === 0 ? 'byKind' : 'stated';
}

/** The entries with the signs that they should have. */
export function* withSigns(events: Iterable<StructuredEvent>, signs: OfxSigns): Generator<StructuredEvent> {
  for (const event of events) {
    if (event.kind !== 'entry' || signs === 'stated' || event.amount === 0n) yield event;
    else if (signs === 'opposite' || OUT.has(kindOf(event))) yield { ...event, amount: -event.amount };
    else if (IN.has(kindOf(event))) yield event;
    else yield { kind: 'invalid', row: event.row, message: unknownSide(event) };
  }
}

function unknownSide(event: Entry): string {
  return `TRNAMT: no amount here has a sign, and TRNTYPE ${quoted(kindOf(event))} does not tell whether it left`;
}

export function evidenceOf(signs: OfxSigns): Evidence[] {
  if (signs === 'stated') return [];
  const why =
    signs === 'byKind'
      ? 'no amount is below zero: TRNTYPE tells what left'
      : 'every DEBIT is above zero and every CREDIT below: the signs are those of a bill';
  return [{ about: 'amounts', how: 'likely', why }];
}

function kindOf({ texts }: Entry): string {
  return (texts.raw()['TRNTYPE'] ?? '').trim().toUpperCase();
}
