import type { Pages } from '../state/use-pages';
import { WORDS, type Locale } from '../words/words';
import { Failure } from './failure';

/** Under a list: how much of it is shown, and the way to more. */
export function More({ locale, pages }: { readonly locale: Locale; readonly pages: Pages<unknown> }) {
  const words = WORDS[locale];
  const { items, total, isLoading, failure, more } = pages;
  if (failure !== undefined) {
    return <Failure title={words.failed} text={failure} retry={{ label: words.tryAgain, act: more }} />;
  }
  if (total === null || items.length >= total) return null;
  return (
    <p class="more">
      <button type="button" class="button" onClick={more} disabled={isLoading}>
        {words.showMore}
      </button>
      <span class="quiet">{words.countShown(items.length, total)}</span>
    </p>
  );
}
