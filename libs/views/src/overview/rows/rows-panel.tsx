import type { ComponentChildren } from 'preact';

import { LoadMore } from '../../components/load-more';
import { Loading } from '../../components/loading';
import { UserText } from '../../components/user-text';
import { useLanguage } from '../../language/language-context';
import type { CallTool, ToolInput } from '../../tools/tool-call';
import type { RowsCall } from '../overview-results';
import { entriesOn, hasEntries, type EntryTool, type Side } from './entries';
import { useEntries } from './use-entries';

/** A part of a figure: one call, with the heading of its entries where there are several. */
export interface FigurePart {
  readonly title?: string | undefined;
  readonly rows: RowsCall;
  /** The description of the entry that is meant, where the call has others too. */
  readonly only?: string | undefined;
}

/** The tool whose rows are questions. */
const PROPOSALS = 'finance_links_propose';

interface RowsPanelProps {
  readonly title: string;
  readonly currency: string;
  readonly side: Side;
  readonly parts: readonly FigurePart[];
  readonly callTool: CallTool;
  /** The address at which the page shows the entries of a call, with the name of its screen. */
  readonly linkOf?: ((rows: RowsCall) => { readonly href: string; readonly screen: string } | undefined) | undefined;
  /** Proposals that can be confirmed, in place of their entries. */
  readonly links?: ((given: ToolInput) => ComponentChildren) | undefined;
  readonly onClose: () => void;
}

/** The entries that a figure is made of; with their signs they add up to it. */
export function RowsPanel({ title, currency, side, parts, callTool, linkOf, links, onClose }: RowsPanelProps) {
  const { t } = useLanguage();
  return (
    <section class="rows-panel" aria-label={title}>
      <header class="rows-panel-head">
        <h3>{title}</h3>
        <button type="button" class="button" data-action="close" onClick={onClose}>
          {t('overview.close')}
        </button>
      </header>
      {parts.map(({ title: heading, rows, only }, index) => {
        const link = linkOf?.(rows);
        return (
          <div key={index}>
            {heading !== undefined && <h4>{heading}</h4>}
            {rows.tool === PROPOSALS && links !== undefined ? (
              links(rows.arguments ?? {})
            ) : hasEntries(rows.tool) ? (
              <Entries tool={rows.tool} given={rows.arguments ?? {}} {...{ currency, side, callTool, only }} />
            ) : (
              link === undefined && <p class="quiet">{t('overview.noRows')}</p>
            )}
            {link !== undefined && (
              <p class="rows-panel-link">
                <a href={link.href}>{t('overview.open', { screen: link.screen })}</a>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}

interface EntriesProps extends Pick<RowsPanelProps, 'currency' | 'side' | 'callTool'> {
  readonly tool: EntryTool;
  readonly given: Readonly<Record<string, unknown>>;
  readonly only: string | undefined;
}

function Entries({ tool, given, currency, side, callTool, only }: EntriesProps) {
  const { t, money, day: writeDay } = useLanguage();
  const list = useEntries(callTool, tool, given, currency);
  const all = entriesOn(side, list.items, currency);
  const entries = only === undefined ? all : all.filter(({ what }) => what === only);
  return (
    <>
      {entries.length > 0 && (
        <table class="rows rows-wide">
          <thead class="sr-only">
            <tr>
              <th scope="col">{t('overview.day')}</th>
              <th scope="col">{t('overview.what')}</th>
              <th scope="col">{t('overview.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, day, what, amount, currency: own }) => (
              <tr key={id} data-row={id} data-amount={amount} data-currency={own}>
                <td class="row-when figure">{day === undefined ? '' : writeDay(day)}</td>
                <td class="row-what">
                  <UserText text={what} />
                </td>
                <td class="row-amount figure">{money(own)(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list.isLoading && entries.length === 0 && <Loading label={t('common.loading')} />}
      {!list.isLoading && list.failure === undefined && entries.length === 0 && (
        <p class="quiet">{t('overview.noRows')}</p>
      )}
      <LoadMore list={list} />
    </>
  );
}
