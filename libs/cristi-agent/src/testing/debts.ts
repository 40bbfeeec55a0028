/** The debt of a credit card, as `add_or_update_debt` takes it. */
export const CARD_DEBT = {
  name: 'Rappi CC',
  balance_mxn_cents: 1723033,
  minimum_payment_mxn_cents: 125300,
  due_day_of_month: 15,
  priority: 'MEDIUM_HIGH',
  do_not_accelerate: true,
};
