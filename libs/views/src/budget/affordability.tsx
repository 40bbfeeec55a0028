import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { writeShortDay } from '../format/dates';
import type { ToolInput } from '../tools/tool-call';
import type { Simulation } from './budget-results';
import { LOCALE, writeCents } from './locale';
import { BUDGET_MESSAGES } from './messages';

interface AffordabilityProps {
  readonly simulation: Simulation;
  readonly input: ToolInput;
}

/** Whether a purchase is affordable, why not, and the payments due before it. */
export function Affordability({ simulation, input }: AffordabilityProps) {
  const { affordable, reasons, next_obligations: obligations } = simulation;
  const {
    amount_mxn_cents: cents,
    category,
    description,
  } = (input['purchase'] ?? {}) as Readonly<Record<string, unknown>>;
  const what = [description, category].find((text) => typeof text === 'string');
  return (
    <section class="affordability" aria-labelledby="affordability">
      <h2 id="affordability" class={affordable ? 'affordable-yes' : 'affordable-no'}>
        {affordable ? BUDGET_MESSAGES.affordable : BUDGET_MESSAGES.notAffordable}
      </h2>
      <p>
        {what !== undefined && <UserText text={String(what)} />}
        {typeof cents === 'number' && <strong class="figure"> {writeCents(cents)}</strong>}
      </p>
      {reasons.map((reason) => (
        <p key={reason} class="quiet">
          {BUDGET_MESSAGES.reasons[reason] ?? <UserText text={reason} />}
        </p>
      ))}
      {obligations.length > 0 && (
        <>
          <h3>{BUDGET_MESSAGES.obligations}</h3>
          <Rows heads={[BUDGET_MESSAGES.due, BUDGET_MESSAGES.what, BUDGET_MESSAGES.amount]}>
            {obligations.map(({ name, amount_mxn_cents: amount, due_date_iso: due }) => (
              <Row
                key={name}
                when={due === null ? '' : writeShortDay(LOCALE, due)}
                what={<UserText text={name} />}
                amount={writeCents(amount)}
              />
            ))}
          </Rows>
        </>
      )}
    </section>
  );
}
