import fc from 'fast-check';

import { refusalOf } from '../testing/expect-refusal';
import { requireWithinPurchase } from './refund-limit';

const purchase = { id: '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33', amount: 10000n };

describe('refunds of a purchase', () => {
  it('may add up to its price', () => {
    expect(() => requireWithinPurchase(purchase, 0n, 10000n)).not.toThrow();
    expect(() => requireWithinPurchase(purchase, 9000n, 1000n)).not.toThrow();
  });

  it('may not exceed it', () => {
    const error = refusalOf(() => requireWithinPurchase(purchase, 9000n, 1001n));
    expect(error.code).toBe('REFUND_LIMIT_EXCEEDED');
    expect(error.details).toEqual({
      original_purchase_id: purchase.id,
      purchase_amount: '100.00',
      refunded_total: '90.00',
      remaining: '10.00',
    });
  });

  it('never exceed the purchase, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 6000n })), (refunds) => {
        let refunded = 0n;
        for (const refund of refunds) {
          const fits = refunded + refund <= purchase.amount;
          if (fits) requireWithinPurchase(purchase, refunded, refund);
          else expect(() => requireWithinPurchase(purchase, refunded, refund)).toThrow();
          if (fits) refunded += refund;
        }
        expect(refunded).toBeLessThanOrEqual(purchase.amount);
      }),
    );
  });
});
