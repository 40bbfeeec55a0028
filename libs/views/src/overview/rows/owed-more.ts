interface Balances {
  readonly participants: readonly { readonly participant_id: string; readonly balance: string }[];
}

/** What a person owes more in the second balance of two people than in the first, decimal text with two decimals. */
export function owedMore(before: Balances, after: Balances, person: string | undefined): string {
  const centsIn = ({ participants }: Balances) =>
    BigInt((participants.find(({ participant_id: id }) => id === person)?.balance ?? '0.00').replace('.', ''));
  // A balance is positive for who is to receive.
  const cents = centsIn(before) - centsIn(after);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
