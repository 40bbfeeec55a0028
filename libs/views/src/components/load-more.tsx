import type { PaginatedList } from '../hooks/use-paginated-list';
import { useLanguage } from '../language/language-context';
import { Failure } from './failure';

/** Under a paginated list: how many items are shown, and a button that loads more. */
export function LoadMore({ list }: { readonly list: PaginatedList<unknown> }) {
  const { t } = useLanguage();
  const { items, total, isLoading, failure, loadMore } = list;
  if (failure !== undefined) {
    return (
      <Failure title={t('common.failed')} text={failure} retry={{ label: t('common.tryAgain'), onClick: loadMore }} />
    );
  }
  if (total === null || items.length >= total) return null;
  return (
    <p class="more">
      <button type="button" class="button" onClick={loadMore} disabled={isLoading}>
        {t('common.showMore')}
      </button>
      <span class="quiet">{t('common.countShown', { shown: items.length, total })}</span>
    </p>
  );
}
