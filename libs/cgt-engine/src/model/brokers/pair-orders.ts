import { leftOutRows, type FiledEntry, type LeftOut, type Paired } from './pair-stock-plans';

/** Executions whose order another file of the broker has: the order has their whole number and money. */
export function pairOrders<Entry extends FiledEntry>(entries: readonly Entry[]): Paired<Entry> {
  const files = new Map<string, string>();
  for (const entry of entries) {
    if (entry.order?.isExecution === false) files.set(keyOf(entry), entry.file);
  }
  if (files.size === 0) return { entries, leftOut: [], warnings: [] };
  const leftOut: LeftOut[] = [];
  const counts = new Map<string, number>();
  const kept = entries.filter((entry) => {
    if (entry.order?.isExecution !== true) return true;
    const file = files.get(keyOf(entry));
    if (file === undefined || file === entry.file) return true;
    leftOut.push(...leftOutRows(entry, 'paired'));
    const pair = `${entry.file} has executions of orders that ${file} has`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return false;
  });
  const warnings = [...counts].map(([pair, count]) => `${pair}: ${count} records, which count once, as orders.`);
  return { entries: kept, leftOut, warnings };
}

/** An order may be executed on several days, and has a record for each. */
function keyOf({ broker, order, date }: FiledEntry): string {
  return `${broker} ${order?.id ?? ''} ${date.text}`;
}
