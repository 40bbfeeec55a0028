import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { RowsCall } from './overview-results';
import type { FigurePart } from './rows/rows-panel';
import type { Side } from './rows/entries';

/** What the panel of rows shows: the entries of one figure. */
export interface OpenFigure {
  /** Unique in the overview, with the section first: `money BRL income`. */
  readonly key: string;
  readonly title: string;
  /** Empty where it counts entries of any currency. */
  readonly currency: string;
  readonly side: Side;
  readonly parts: readonly FigurePart[];
}

interface Figures {
  readonly open: OpenFigure | undefined;
  /** Opens a figure's entries, or closes them if they are open. Undefined where no calls can be made. */
  readonly toggle: ((figure: OpenFigure) => void) | undefined;
}

const FiguresContext = createContext<Figures>({ open: undefined, toggle: undefined });

export const FiguresProvider = FiguresContext.Provider;

export function useFigures(): Figures {
  return useContext(FiguresContext);
}

export type FigureName =
  | 'income'
  | 'spending'
  | 'left'
  | 'settlement'
  | 'balance'
  | 'net-worth'
  | 'budget'
  | 'taxable'
  | 'category'
  | 'upcoming'
  | 'review';

interface FigureProps {
  readonly name: FigureName;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly debtor?: string | null;
  readonly creditor?: string | null;
  readonly figure: OpenFigure;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A figure that opens the entries it is made of; plain text where there are none. */
export function Figure({ name, amount, currency, debtor, creditor, figure, children, ...props }: FigureProps) {
  const { open, toggle } = useFigures();
  const data = {
    'data-figure': name,
    'data-amount': amount,
    'data-currency': currency,
    ...(debtor !== undefined && { 'data-debtor': debtor ?? '' }),
    ...(creditor !== undefined && { 'data-creditor': creditor ?? '' }),
  };
  if (toggle === undefined || !figure.parts.some(({ rows }) => hasRows(rows))) {
    return (
      <span class={props.class} {...data}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`figure-button ${props.class ?? ''}`}
      aria-expanded={open?.key === figure.key}
      onClick={() => toggle(figure)}
      {...data}
    >
      {children}
    </button>
  );
}

export function hasRows({ tool }: RowsCall): boolean {
  return tool !== undefined;
}
