import type { ComponentType } from 'preact';

import type { ShownTool } from './results/shown-tool';
import type { ViewProps } from './tools/tool-call';

/** A view, ready to be shown by a host's frame or by the page. */
export interface View<Tool extends ShownTool = ShownTool> {
  /** The tools whose results it shows; the first is assumed when a host does not name the tool. */
  readonly tools: readonly [Tool, ...Tool[]];
  readonly Component: ComponentType<ViewProps<Tool>>;
}
