import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import type { Debt } from '../budget/budget-results';
import type { Transaction } from '../ledger/ledger-results';
import type { Movement, Recurrence } from '../month/month-results';
import type { Overview } from '../overview/overview-results';

/** What opens under an entry to change it. `close` puts the focus back. */
export type Editor<Item> = (item: Item, close: () => void) => ComponentChildren;

/** A budget against the limit that the person has set. */
export interface BudgetStanding {
  /** Whether one is set: where none is, the server tells a usual one. */
  readonly hasCap: boolean;
  readonly status: Overview['budgets'][number]['status'];
}

/** Entries that are chosen one by one, by their ids. */
export interface Choice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** What the page adds to a view, so that its entries can be changed. In a host a view has none of it. */
export interface EntryActions {
  /** Counts the changes that were stored: lists load again when it grows. */
  readonly version: number;
  /** Under the main figures of the view, for the month that it shows (`YYYY-MM`; empty where it shows no month), and whether nothing is in it. */
  readonly above?: (month: string, isEmpty: boolean) => ComponentChildren;
  /** At the end of it. */
  readonly below?: (month: string) => ComponentChildren;
  /** How a budget stands against its limit; left out where that is not known. */
  readonly budget?: BudgetStanding | undefined;
  /** Which transactions are chosen; left out where none can be. */
  readonly choice?: Choice | undefined;
  readonly movement?: Editor<Movement>;
  readonly recurrence?: Editor<Recurrence>;
  readonly transaction?: Editor<Transaction>;
  readonly debt?: Editor<Debt>;
}

const EntryActionsContext = createContext<EntryActions>({ version: 0 });

export const EntryActionsProvider = EntryActionsContext.Provider;

export function useEntryActions(): EntryActions {
  return useContext(EntryActionsContext);
}

/** The editor of one item; undefined where entries cannot be changed. */
export function editorOf<Item>(editor: Editor<Item> | undefined, item: Item) {
  return editor && ((close: () => void) => editor(item, close));
}
