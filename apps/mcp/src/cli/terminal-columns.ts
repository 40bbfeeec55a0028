const USUAL_COLUMNS = 80;

/** How wide the terminal is that is written to; some do not say it. */
export function terminalColumns({ columns }: { readonly columns?: number } = process.stdout): number {
  return columns === undefined || columns === 0 ? USUAL_COLUMNS : columns;
}
