import type { ComponentChildren } from 'preact';

import type { Loaded } from '../state/use-loaded';
import { WORDS, type Locale } from '../words/words';
import { Busy } from './busy';
import { Failure } from './failure';
import { Waiting } from './waiting';

interface BesideProps<Result> {
  readonly locale: Locale;
  readonly loaded: Loaded<Result>;
  readonly children: (result: Result) => ComponentChildren;
}

/** What a second question gave, once it has, or why it has not. */
export function Beside<Result>({ locale, loaded, children }: BesideProps<Result>) {
  const { result, isLoading, failure, retry } = loaded;
  const words = WORDS[locale];
  if (failure !== undefined) {
    return <Failure title={words.failed} text={failure} retry={{ label: words.tryAgain, act: retry }} />;
  }
  if (result === undefined) return isLoading ? <Waiting label={words.loading} /> : null;
  return <Busy isBusy={isLoading}>{children(result)}</Busy>;
}
