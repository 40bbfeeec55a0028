import type { Simulation } from '../contract/budget-result';
import type { ToolInput } from '../contract/tool-call';
import { writeShortDay } from '../format/dates';
import { Row, Rows } from '../parts/rows';
import { Said } from '../parts/said';
import { LOCALE, writeCents } from './locale';
import { BUDGET_WORDS } from './words';

interface VerdictProps {
  readonly simulation: Simulation;
  readonly input: ToolInput;
}

/** Whether a purchase can be afforded, why not, and what has to be paid first. */
export function Verdict({ simulation, input }: VerdictProps) {
  const { affordable, reasons, next_obligations: obligations } = simulation;
  const {
    amount_mxn_cents: cents,
    category,
    description,
  } = (input['purchase'] ?? {}) as Readonly<Record<string, unknown>>;
  const what = [description, category].find((text) => typeof text === 'string');
  return (
    <section class="verdict" aria-labelledby="verdict">
      <h2 id="verdict" class={affordable ? 'verdict-yes' : 'verdict-no'}>
        {affordable ? BUDGET_WORDS.affordable : BUDGET_WORDS.notAffordable}
      </h2>
      <p>
        {what !== undefined && <Said text={String(what)} />}
        {typeof cents === 'number' && <strong class="figure"> {writeCents(cents)}</strong>}
      </p>
      {reasons.map((reason) => (
        <p key={reason} class="quiet">
          {BUDGET_WORDS.reasons[reason] ?? <Said text={reason} />}
        </p>
      ))}
      {obligations.length > 0 && (
        <>
          <h3>{BUDGET_WORDS.obligations}</h3>
          <Rows heads={[BUDGET_WORDS.due, BUDGET_WORDS.what, BUDGET_WORDS.amount]}>
            {obligations.map(({ name, amount_mxn_cents: amount, due_date_iso: due }) => (
              <Row
                key={name}
                when={due === null ? '' : writeShortDay(LOCALE, due)}
                what={<Said text={name} />}
                amount={writeCents(amount)}
              />
            ))}
          </Rows>
        </>
      )}
    </section>
  );
}
