import type { DisplayNames } from '../model/household';
import { formatAmount, formatName } from './format';
import { fill, phrase, sanitize, type SafeText } from './safe-text';

/** What the text needs of a movement or recurrence. */
interface SharedExpense {
  readonly payer_participant_id: string;
  readonly split_config?: Readonly<Record<string, unknown>> | undefined;
  readonly shares?: Readonly<Record<string, string>> | undefined;
}

/**
 * How it is shared, by the ids of the two: `60/40`, `R$ 30,00 + R$ 70,00`, `só Elias`; `undefined` for equal parts, and
 * where an answer does not tell.
 */
export function splitText(
  { payer_participant_id: payerId, split_config: config, shares }: SharedExpense,
  names: DisplayNames,
): SafeText | undefined {
  switch (config?.['type']) {
    case 'weights': {
      const [first, second] = byId(config['weights']);
      return fill('{um}/{outro}', { um: sanitize(String(first)), outro: sanitize(String(second)) });
    }
    case 'exact': {
      const [first, second] = byId(config['shares']);
      return fill('{um} + {outro}', { um: formatAmount(String(first)), outro: formatAmount(String(second)) });
    }
    case 'only_payer':
      return fill('só {nome}', { nome: formatName(payerId, names) });
    case 'only_other': {
      const otherId = [...Object.keys(shares ?? {}), ...names.keys()].find((id) => id !== payerId);
      return otherId === undefined ? phrase('só o outro') : fill('só {nome}', { nome: formatName(otherId, names) });
    }
    default:
      return undefined;
  }
}

function byId(values: unknown): unknown[] {
  return Object.entries(values as object)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value as unknown);
}
