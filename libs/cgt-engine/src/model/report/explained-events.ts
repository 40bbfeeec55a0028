import type { CivilDate } from '@bursar/calendar';

import type { Computation } from '../compute';
import type { PoundConverter } from '../fx/pounds';
import { multiply } from '../numbers/fraction';
import { moneyText, penceOf } from '../numbers/rounding';
import type { HoldingEvent, Money, Rename, Reorganisation, SpinOff, Takeover, Trade } from '../transaction';
import type { ExplainedEvent } from './explanation-schema';

type Sentence = Pick<ExplainedEvent, 'explanation' | 'legal_basis'>;

/** What changed a share's pool, or its name, up to a day, beside purchases and sales; in date order, with its law. */
export function explainedEvents(
  { events, renames, names, converter }: Computation,
  ticker: string,
  day: CivilDate,
): ExplainedEvent[] {
  const own = events.filter(
    (event) =>
      event.date.epochDay <= day.epochDay && (event.ticker === ticker || ('to' in event && event.to === ticker)),
  );
  const explained = own.flatMap((event) => {
    const sentence = sentenceOf(event, ticker, converter);
    return sentence === undefined ? [] : [{ date: event.date.text, action: event.action, ...sentence }];
  });
  const renamed = renames.filter(({ to, date }) => date.epochDay <= day.epochDay && names.at(to, date) === ticker);
  return [...explained, ...renamed.map(explainedRename)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
}

function sentenceOf(event: HoldingEvent, ticker: string, converter: PoundConverter): Sentence | undefined {
  const pounds = (money: Money) => moneyText(penceOf(converter.pounds(money, event.date)));
  switch (event.action) {
    case 'RIGHTS':
      return {
        explanation: `${event.quantity.text} shares were taken up in a rights issue for ${agreed(event, converter)}: they joined the pool as part of the original holding and are matched with no sale.`,
        legal_basis: 'TCGA92/S127-S128; CG51575',
      };
    case 'SPOUSEIN':
      return {
        explanation: `${event.quantity.text} shares came from the spouse or civil partner at their cost, ${agreed(event, converter)}.`,
        legal_basis: 'TCGA92/S58; CG22202',
      };
    case 'GIFT':
      return {
        explanation: `${event.quantity.text} shares were given away: their market value, ${agreed(event, converter)}, counts as proceeds.`,
        legal_basis: 'TCGA92/S17-S18',
      };
    case 'SPOUSEOUT':
      return {
        explanation: `${event.quantity.text} shares went to the spouse or civil partner at neither gain nor loss: their cost went with them.`,
        legal_basis: 'TCGA92/S58; CG22202',
      };
    case 'ERI':
      return {
        explanation: `Excess reportable income of ${pounds(event.total)} became part of the pool's cost at the end of the reporting period; it is income of ${event.paid.text}.`,
        legal_basis: 'SI 2009/3001 reg. 94, 99',
      };
    case 'SPLIT':
    case 'UNSPLIT':
      // A ratio alone needs no explanation.
      return event.when === undefined && event.cash === undefined ? undefined : explainedSplit(event, pounds);
    case 'SPINOFF':
      return explainedSpinOff(event, ticker);
    case 'TAKEOVER':
      return explainedTakeover(event, ticker, pounds);
    default:
      return undefined;
  }
}

function agreed({ quantity, consideration, per, date }: Trade, converter: PoundConverter): string {
  const pounds = converter.pounds(consideration, date);
  return moneyText(penceOf(per === 'all' ? pounds : multiply(quantity.value, pounds)));
}

function explainedSplit({ action, ratio, when, cash }: Reorganisation, pounds: (money: Money) => string): Sentence {
  const time =
    when === undefined ? '' : when === 'open' ? ', before the trades of its day' : ', after the trades of its day';
  const done = action === 'SPLIT' ? `multiplied by ${ratio.text}` : `divided by ${ratio.text}`;
  const paid =
    cash === undefined
      ? ''
      : ` The fraction of a share was paid out with ${pounds(cash)}, which was taken off the cost.`;
  return {
    explanation: `The number of shares was ${done}${time}; the cost went on in them.${paid}`,
    legal_basis: `TCGA92/S126-S127${cash === undefined ? '' : ', S122(2)'}; CG51805`,
  };
}

function explainedSpinOff({ ticker: from, to, received, share, prices }: SpinOff, ticker: string): Sentence {
  const part =
    share !== undefined
      ? `${share.text} of the pool's cost`
      : `the pool's cost in proportion to the first day's prices, ${(prices ?? []).map(({ amount, currency }) => `${amount.text} ${currency}`).join(' and ')},`;
  return {
    explanation:
      ticker === to
        ? `${received.text} shares came from ${from} in a spin-off and brought ${part} with them.`
        : `In the spin-off of ${received.text} ${to}, ${part} went with the new shares.`,
    legal_basis: 'TCGA92/S126-S130, S136, S192',
  };
}

function explainedTakeover(
  { ticker: from, to, received, payment }: Takeover,
  ticker: string,
  pounds: (money: Money) => string,
): Sentence {
  const cash =
    payment === undefined
      ? ''
      : ` Cash of ${pounds(payment.cash)} came beside shares worth ${pounds(payment.value)}: small cash reduces the cost, more is a part disposal.`;
  return {
    explanation:
      ticker === to
        ? `${received.text} shares took the place of ${from} in a takeover, with its pool's cost.${cash}`
        : `The shares were taken over by ${to}: ${received.text} of its shares stand in their place.${cash}`,
    legal_basis: payment === undefined ? 'TCGA92/S135, S127' : 'TCGA92/S135, S129, S122(2); CG51892',
  };
}

function explainedRename({ date, ticker, to }: Rename): ExplainedEvent {
  return {
    date: date.text,
    action: 'RENAME',
    explanation: `${ticker} is ${to} from here on: the same shares at the same cost, and no disposal.`,
    legal_basis: 'TCGA92/S21',
  };
}
