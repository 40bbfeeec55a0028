import { useLanguage } from '../language/language-context';
import type { Overview } from './overview-results';
import { Figure } from './figure';
import { RowsOf, useLinkOf } from './rows-of';

/** What a person should look at, each with its entries, whatever their currency. */
export function Review({ review }: Pick<Overview, 'review'>) {
  const { t } = useLanguage();
  const linkOf = useLinkOf();
  if (review.length === 0) return null;
  return (
    <section aria-labelledby="review">
      <h2 id="review">{t('overview.review')}</h2>
      <ul class="plain-list">
        {review.map(({ kind, count, rows }, index) => {
          const text = t(`overview.review.${kind}`, { count });
          const href = linkOf?.(rows)?.href;
          const figure = {
            key: `review ${kind} ${index}`,
            title: text,
            currency: '',
            side: 'both',
            parts: [{ rows }],
          } as const;
          return (
            <li key={`${kind} ${index}`} data-review={kind}>
              {href === undefined ? (
                <Figure name="review" amount={String(count)} currency="" figure={figure}>
                  {text}
                </Figure>
              ) : (
                <a href={href}>{text}</a>
              )}
            </li>
          );
        })}
      </ul>
      <RowsOf section="review" />
    </section>
  );
}
