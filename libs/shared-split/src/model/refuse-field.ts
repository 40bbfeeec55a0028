import type * as z from 'zod';

/** Reports a rule about several fields at one of them. */
export function refuseField(context: z.RefinementCtx, field: string, rule: string): void {
  context.addIssue({ code: 'custom', path: [field], params: { rule } });
}
