import { UserText } from '../components/user-text';
import { Row, Rows } from '../components/rows';
import { useLanguage } from '../language/language-context';
import type { Overview } from './overview-results';
import { Figure } from './figure';
import { RowsOf, useLinkOf } from './rows-of';

/** Bills and debts of the next days, the nearest first. */
export function Upcoming({ upcoming }: Pick<Overview, 'upcoming'>) {
  const { t, money, day } = useLanguage();
  const linkOf = useLinkOf();
  if (upcoming.length === 0) return null;
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming">{t('overview.upcoming')}</h2>
      <Rows heads={[t('overview.day'), t('overview.what'), t('overview.amount')]} isWide>
        {upcoming.map(({ date, kind, description, amount, currency, rows }, index) => {
          const href = linkOf?.(rows)?.href;
          const name = <UserText text={description} />;
          const written = amount === null ? '–' : money(currency)(amount);
          const figure = {
            key: `upcoming ${index}`,
            title: `${description} · ${written}`,
            ...{ currency, side: 'both' as const },
            parts: [{ rows, only: description }],
          };
          return (
            <Row
              key={index}
              when={day(date)}
              what={href === undefined ? name : <a href={href}>{name}</a>}
              notes={[t(`overview.kind.${kind}`)]}
              value={amount === null ? undefined : { amount, currency }}
              amount={
                href !== undefined || amount === null ? (
                  written
                ) : (
                  <Figure name="upcoming" {...{ amount, currency, figure }}>
                    {written}
                  </Figure>
                )
              }
            />
          );
        })}
      </Rows>
      <RowsOf section="upcoming" />
    </section>
  );
}
