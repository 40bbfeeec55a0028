import type { Span } from '../tokens';

/**
 * A number that is neither a date nor an amount, with what it is. A `clock` leaves the description, all others stay.
 * A `maybe label` is one while another amount is left; a `maybe street`, which
 * may be a shop too, makes the date doubtful.
 */
export interface Claim extends Span {
  readonly kind: 'clock' | 'count' | 'label' | 'maybe label' | 'street' | 'maybe street' | 'instalment';
}
