import type { ComponentType } from 'preact';

import type { Locale } from '../words/words';
import type { ViewProps } from './tool-call';

/** A view, ready to be shown by any shell. */
export interface View {
  /** The language of its domain: for words, dates and money. */
  readonly locale: Locale;
  /** The tools whose results it shows; the first is meant where a host does not say. */
  readonly tools: readonly [string, ...string[]];
  readonly Picture: ComponentType<ViewProps>;
}
