import type { RuleCode } from './capital-gains-results';

/** The matching rules, in the order in which the law applies them (TCGA 1992 s105, s106A, s104). */
export const RULES = ['SameDay', 'BedAndBreakfast', 'Section104'] as const satisfies readonly RuleCode[];
