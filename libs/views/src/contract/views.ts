/** What a host is told of a view. */
export interface ViewFace {
  /** As tools name it, and as its page is called. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Every view, in the order in which they are listed. */
export const VIEWS: readonly ViewFace[] = [
  {
    name: 'month',
    title: 'The shared month',
    description:
      'Shows a month of two people: who paid what, who transfers how much to whom, and what returns monthly.',
  },
];

export function findView(name: string): ViewFace | undefined {
  return VIEWS.find((view) => view.name === name);
}
