import type { PaginatedList } from '../hooks/use-paginated-list';
import { MESSAGES, type Locale } from '../messages/messages';
import { Failure } from './failure';

/** Under a paginated list: how many items are shown, and a button that loads more. */
export function LoadMore({ locale, list }: { readonly locale: Locale; readonly list: PaginatedList<unknown> }) {
  const messages = MESSAGES[locale];
  const { items, total, isLoading, failure, loadMore } = list;
  if (failure !== undefined) {
    return <Failure title={messages.failed} text={failure} retry={{ label: messages.tryAgain, onClick: loadMore }} />;
  }
  if (total === null || items.length >= total) return null;
  return (
    <p class="more">
      <button type="button" class="button" onClick={loadMore} disabled={isLoading}>
        {messages.showMore}
      </button>
      <span class="quiet">{messages.countShown(items.length, total)}</span>
    </p>
  );
}
