import { useLanguage, type OverviewPart } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';

import { hashOf } from '../../shell/route';
import { EmptyPlace } from '../empty-place';

interface Step {
  readonly screen: string;
  readonly label: Key;
}

interface Missing {
  /** What the part is called; left out where it has a heading already. */
  readonly title?: Key;
  /** Where it can begin; the first that is offered is shown. */
  readonly steps: readonly Step[];
}

const IMPORT: Step = { screen: 'import', label: 'home.step.import' };

const MISSING: Readonly<Record<OverviewPart, Missing>> = {
  money: { steps: [IMPORT] },
  upcoming: { title: 'overview.upcoming', steps: [{ screen: 'shared', label: 'shared.addRecurrence' }] },
  budgets: { title: 'overview.budgets', steps: [{ screen: 'budget', label: 'home.step.budget' }] },
  netWorth: { title: 'overview.netWorth', steps: [{ screen: 'accounts', label: 'accounts.actions' }, IMPORT] },
  gains: { title: 'gains.taxable', steps: [{ screen: 'capital-gains', label: 'home.step.gains' }] },
  charts: { title: 'overview.categories', steps: [IMPORT] },
};

interface MissingPartProps {
  readonly part: OverviewPart;
  /** The ids of the screens. */
  readonly offered: ReadonlySet<string>;
}

/** What a part of home needs before it can show anything. Nothing where no screen leads there. */
export function MissingPart({ part, offered }: MissingPartProps) {
  const { t } = useLanguage();
  const { title, steps } = MISSING[part];
  const step = steps.find(({ screen }) => offered.has(screen));
  if (step === undefined) return null;
  const text = title === undefined ? '' : t(`home.missing.${part as Exclude<OverviewPart, 'money'>}`);
  const empty = <EmptyPlace place={part} text={text} step={{ label: t(step.label), href: hashOf([step.screen]) }} />;
  if (title === undefined) return empty;
  return (
    <section aria-labelledby={`missing-${part}`}>
      <h2 id={`missing-${part}`}>{t(title)}</h2>
      {empty}
    </section>
  );
}
