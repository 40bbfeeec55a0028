import type { ComponentChildren } from 'preact';

import type { LoadState } from '../hooks/use-tool-result';
import { MESSAGES, type Locale } from '../messages/messages';
import { Busy } from './busy';
import { Failure } from './failure';
import { Loading } from './loading';

interface AsyncSectionProps<Result> {
  readonly locale: Locale;
  readonly state: LoadState<Result>;
  readonly children: (result: Result) => ComponentChildren;
}

/** A section of a view that another call loads: a placeholder, a failure with a retry button, or the result. */
export function AsyncSection<Result>({ locale, state, children }: AsyncSectionProps<Result>) {
  const { result, isLoading, failure, retry } = state;
  const messages = MESSAGES[locale];
  if (failure !== undefined) {
    return <Failure title={messages.failed} text={failure} retry={{ label: messages.tryAgain, onClick: retry }} />;
  }
  if (result === undefined) return isLoading ? <Loading label={messages.loading} /> : null;
  return <Busy isBusy={isLoading}>{children(result)}</Busy>;
}
