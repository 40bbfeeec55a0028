import own from '../requests.json';
import keptAside from '../requests-kept-aside.json';
import ofOtherAuthors from '../requests-of-other-authors.json';
import toChooseWords from '../requests-to-choose-words.json';

/** What somebody asks for, and the tools of which any one is right. */
export interface ToolRequest {
  readonly q: string;
  readonly lang: string;
  /** A sentence as users speak, or what a model searches for. */
  readonly by: string;
  readonly domain: string;
  readonly tools: readonly string[];
}

/** What descriptions may be improved by. */
export const OWN_REQUESTS: readonly ToolRequest[] = own;

/** What shows whether descriptions have learnt the others by heart: nothing is improved by a look at these. */
export const KEPT_ASIDE_REQUESTS: readonly ToolRequest[] = keptAside;

/** In English, written from a line on what each tool is for, without sight of the descriptions. Nothing is improved by these either. */
export const REQUESTS_OF_OTHER_AUTHORS: readonly ToolRequest[] = ofOtherAuthors;

/** Written like those of other authors, by yet another: what a word is worth is counted by these. */
export const REQUESTS_TO_CHOOSE_WORDS: readonly ToolRequest[] = toChooseWords;
