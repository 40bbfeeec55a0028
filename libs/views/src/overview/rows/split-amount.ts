import type { ToolResults } from '../../results/generated/tool-results';

type Transaction = ToolResults['finance_transactions_search']['items'][number];

/** What a transaction adds to the figure of a category: its amount, or that of the lines of its split that are in it. */
export function amountIn({ amount: { amount }, split = [] }: Transaction, category: unknown): string {
  const lines = split.filter(({ category_id: id }) => id === category);
  return lines.length === 0 ? amount : addedUp(lines.map((line) => line.amount));
}

/** The sum of decimal texts, exactly; it has as many decimals as the one that has most. */
function addedUp(amounts: readonly string[]): string {
  const decimals = Math.max(...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const units = amounts.reduce((sum, amount) => {
    const [whole = '', fraction = ''] = amount.split('.');
    return sum + BigInt(whole + fraction.padEnd(decimals, '0'));
  }, 0n);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, end)}${decimals > 0 ? `.${digits.slice(end)}` : ''}`;
}
