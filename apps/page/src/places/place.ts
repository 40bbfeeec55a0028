import type { CallTool, ToolAnswer, ToolInput } from '@bursar/views/pictures';
import type { ComponentType } from 'preact';

import type { OfferedTool, Server, Step } from '../mcp/server';
import type { HowToGo, Route } from '../shell/route';

/** What a place is given. */
export interface PlaceProps {
  /** What the address says beyond the name of the place. */
  readonly rest: Route;
  /** Goes elsewhere in this place; the address follows. */
  readonly go: (rest: Route, how?: HowToGo) => void;
  readonly callTool: CallTool;
  /** The same call, told how far it is. */
  readonly callWithSteps: (tool: string, input: ToolInput, onStep: (step: Step) => void) => Promise<ToolAnswer>;
  readonly document: Server['document'];
  readonly offered: (tool: string) => OfferedTool | undefined;
}

/** A part of the page with an address of its own; shown where the server offers the tool that it needs. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly needs: string;
  readonly Content: ComponentType<PlaceProps>;
}
