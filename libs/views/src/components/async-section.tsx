import type { ComponentChildren } from 'preact';

import type { LoadState } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import { Busy } from './busy';
import { Failure } from './failure';
import { Loading } from './loading';

interface AsyncSectionProps<Result> {
  readonly state: LoadState<Result>;
  readonly children: (result: Result) => ComponentChildren;
}

/** A section of a view that another call loads: a placeholder, a failure with a retry button, or the result. */
export function AsyncSection<Result>({ state, children }: AsyncSectionProps<Result>) {
  const { result, isLoading, failure, retry } = state;
  const { t } = useLanguage();
  if (failure !== undefined) {
    return (
      <Failure title={t('common.failed')} text={failure} retry={{ label: t('common.tryAgain'), onClick: retry }} />
    );
  }
  if (result === undefined) return isLoading ? <Loading label={t('common.loading')} /> : null;
  return <Busy isBusy={isLoading}>{children(result)}</Busy>;
}
