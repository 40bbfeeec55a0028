/** How a view is listed as an MCP resource. */
interface ViewDescription {
  /** The name that tools refer to, and the name of its page. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** All views, in the order of the resource list. */
const VIEWS: readonly ViewDescription[] = [
  {
    name: 'overview',
    title: 'The household',
    description:
      'Shows a month of the household: who owes whom, money in, out and left, what is coming, budgets, net worth, charts by month.',
  },
  {
    name: 'month',
    title: 'The shared month',
    description:
      'Shows a month of two people: who paid what, who transfers how much to whom, and what returns monthly.',
  },
  {
    name: 'budget',
    title: 'The budget of a month',
    description:
      'Shows the cap, what is spent and left, expenses by category, and debts in the order in which they fall due.',
  },
  {
    name: 'ledger',
    title: 'The ledger',
    description: 'Shows the transactions that match, month by month and by category, with filters to change.',
  },
  {
    name: 'tax-year',
    title: 'A tax year',
    description: 'Shows gains and losses of a tax year, the annual exempt amount, and each disposal, to be explained.',
  },
  {
    name: 'disposal',
    title: 'A disposal explained',
    description:
      'Shows when the shares of a disposal were bought, what each of the three rules took, and the pool before and after.',
  },
];

export function findView(name: string): ViewDescription | undefined {
  return VIEWS.find((view) => view.name === name);
}
