// For the tool that makes households with a known truth and measures which links are proposed in them.
export type { Link, LinkKind, LinkState, Pair } from './model/links/link';
export { LinkStructure } from './model/links/link-structure';
export { dayOf, dayText, type LinkableAccount, type LinkableRow } from './model/links/linkable-row';
export { proposeLinks } from './model/links/propose-links';
export { isSure, type LinkableLedger, type Proposal } from './model/links/proposal';
