import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import type { CallTool, ToolInput } from '../tools/tool-call';
import { useFigures } from './figure';
import type { RowsCall } from './overview-results';
import { RowsPanel } from './rows/rows-panel';

/** The address at which the page shows the entries of a call, with the name of its screen. */
export type LinkOf = (rows: RowsCall) => { readonly href: string; readonly screen: string } | undefined;

interface RowsAccess {
  readonly callTool: CallTool;
  readonly linkOf?: LinkOf | undefined;
  /** Proposals of links that can be confirmed, for the arguments of their call. */
  readonly links?: ((given: ToolInput) => ComponentChildren) | undefined;
  /** Another one for each overview: entries are those of the figures beside them. */
  readonly version?: number;
}

const RowsAccessContext = createContext<RowsAccess>({ callTool: () => Promise.reject(new Error('no calls')) });

export const RowsAccessProvider = RowsAccessContext.Provider;

/** How the entries of the overview are read. */
export function useRowsAccess(): RowsAccess {
  return useContext(RowsAccessContext);
}

/** The addresses that the page has for entries; undefined in a host. */
export function useLinkOf(): LinkOf | undefined {
  return useContext(RowsAccessContext).linkOf;
}

/** The entries of the open figure, if it is one of this section. */
export function RowsOf({ section }: { readonly section: string }) {
  const { open, toggle } = useFigures();
  const { callTool, linkOf, links, version = 0 } = useContext(RowsAccessContext);
  if (open === undefined || toggle === undefined || !open.key.startsWith(`${section} `)) return null;
  const { key, ...figure } = open;
  return (
    <RowsPanel key={`${version} ${key}`} {...figure} {...{ callTool, linkOf, links }} onClose={() => toggle(open)} />
  );
}
