/** What a record is called whose money may be capital, such as what a takeover or a fraction of a share brings. */
export const CAPITAL_EVENT =
  /equalisation|consolidation|split|\bscrip\b|\brights\b|redemption|redeem|merger|take-?over|acquisition|liquidation|fraction|in lieu|tender offer|spin-?off|return of capital|capital (?:return|repayment|distribution)/;
