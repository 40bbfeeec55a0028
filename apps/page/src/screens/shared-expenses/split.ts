import type { Language } from '@bursar/views/language';

import type { Field, Values } from '../../forms/fields';
import type { Person } from '../as-person';

type SplitConfig = Readonly<Record<string, unknown>>;

/** The fields that ask how an expense is shared. An exact split can be kept, but is not asked for. */
export function splitFields(
  { t }: Language,
  [first]: readonly Person[],
  typed: Values,
  isKept = false,
): readonly Field[] {
  const types = [...(isKept ? (['kept'] as const) : []), 'equal', 'only_payer', 'only_other', 'percent'] as const;
  return [
    {
      kind: 'choice',
      name: 'split',
      label: t('shared.split'),
      choices: types.map((value) => ({ value, label: t(`shared.split.${value}`) })),
    },
    ...(typed['split'] === 'percent'
      ? [
          {
            kind: 'whole' as const,
            name: 'percent',
            label: t('shared.percentOf', { name: first?.name ?? '' }),
            least: 0,
            most: 100,
          },
        ]
      : []),
  ];
}

/** How a stored split is typed. */
export function typedSplit(config: SplitConfig | undefined, [first]: readonly Person[]): Values {
  const type = config?.['type'] ?? 'equal';
  if (type === 'exact') return { split: 'kept', percent: '50' };
  const percent = percentIn(config?.['weights'], first?.id ?? '');
  if (type === 'weights')
    return percent === undefined ? { split: 'kept', percent: '50' } : { split: 'percent', percent };
  return { split: String(type), percent: '50' };
}

/** The split as tools take it; undefined where it is to stay. */
export function splitConfig({ split, percent }: Values, [first, second]: readonly Person[]): SplitConfig | undefined {
  if (split === 'kept') return undefined;
  if (split !== 'percent') return { type: split };
  const weight = Number(percent);
  return { type: 'weights', weights: { [first?.id ?? '']: weight, [second?.id ?? '']: 100 - weight } };
}

function percentIn(weights: unknown, id: string): string | undefined {
  const values = Object.entries((weights ?? {}) as Readonly<Record<string, number>>);
  const isPercent = values.reduce((sum, [, weight]) => sum + weight, 0) === 100;
  const own = values.find(([name]) => name === id)?.[1];
  return isPercent && own !== undefined ? String(own) : undefined;
}
