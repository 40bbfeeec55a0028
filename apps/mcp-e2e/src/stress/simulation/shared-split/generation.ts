import { noonOf } from './civil';
import { generatedMonths, generatedName, type Household, type Movement, type Rule } from './state';

/** The rules that have an entry in the month once it was generated. */
function eligible({ rules }: Household, month: string): Rule[] {
  return rules.filter(
    ({ status, stopped, start, end }) =>
      (status === 'active' || (status === 'ended' && !stopped && end !== null)) &&
      start <= month &&
      (end === null || month <= end),
  );
}

export interface Generation {
  readonly state: Household;
  readonly processed: number;
  readonly generated: number;
}

/** All recurrences of a month, generated. `perhaps` for a generation whose answer was lost, which may have stopped halfway. */
export function generate(state: Household, month: string, perhaps?: 'perhaps'): Generation {
  const rules = eligible(state, month);
  const certain = (movement: Movement): Movement => {
    const { perhaps: _, ...rest } = movement;
    return rules.some((rule) => movement.externalId === generatedName(rule, month)) ? rest : movement;
  };
  const missing = rules.filter((rule) => !generatedMonths(state, rule).includes(month));
  const entries = missing.map((rule, index): Movement => ({
    serial: state.last + 1 + index,
    id: undefined,
    type: 'purchase',
    cents: rule.cents,
    description: rule.description,
    instant: noonOf(month, rule.day),
    month,
    payer: rule.payer,
    requester: rule.requester,
    externalId: generatedName(rule, month),
    original: null,
    createdAt: undefined,
    // The order of the recurrences is not defined.
    write: state.last + 1,
    ...(perhaps !== undefined && { perhaps: true }),
  }));
  const kept = perhaps === undefined ? state.movements.map(certain) : state.movements;
  return {
    state: { ...state, movements: [...kept, ...entries], last: state.last + entries.length },
    processed: rules.length,
    generated: entries.length,
  };
}
