import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { useLanguage } from '../language/language-context';
import type { Key } from '../language/catalogues';
import type { ToolInput } from '../tools/tool-call';
import { CategoryName } from './category-name';
import type { Simulation } from './budget-results';
import { useCents } from './use-cents';

interface AffordabilityProps {
  readonly simulation: Simulation;
  readonly input: ToolInput;
}

/** By the domain's own text; another reason is shown as it is. */
const REASONS: Readonly<Record<string, Key>> = {
  'Would exceed variable spending cap for the month': 'budget.overCap',
  'Would reduce cash available below upcoming mandatory obligations': 'budget.tooLittleCash',
};

/** Whether a purchase is affordable, why not, and the payments due before it. */
export function Affordability({ simulation, input }: AffordabilityProps) {
  const { t, shortDay } = useLanguage();
  const writeCents = useCents();
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
        {t(affordable ? 'budget.affordable' : 'budget.notAffordable')}
      </h2>
      <p>
        {what !== undefined &&
          (what === description ? <UserText text={String(what)} /> : <CategoryName name={String(what)} />)}
        {typeof cents === 'number' && <strong class="figure"> {writeCents(cents)}</strong>}
      </p>
      {reasons.map((reason) => (
        <p key={reason} class="quiet">
          {REASONS[reason] === undefined ? <UserText text={reason} /> : t(REASONS[reason])}
        </p>
      ))}
      {obligations.length > 0 && (
        <>
          <h3>{t('budget.upcoming')}</h3>
          <Rows heads={[t('budget.due'), t('budget.what'), t('budget.amount')]}>
            {obligations.map(({ name, amount_mxn_cents: amount, due_date_iso: due }) => (
              <Row
                key={name}
                when={due === null ? '' : shortDay(due)}
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
