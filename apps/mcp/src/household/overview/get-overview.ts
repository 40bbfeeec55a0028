import { useCasesOf } from '@bursar/toolkit';

import type { HouseholdContext } from '../household-context';
import { keptOverview } from './kept-overview';
import { overviewInput, overviewOutput } from './overview-schema';
import { overviewText } from './overview-text';

const defineUseCase = useCasesOf<HouseholdContext>();

/** A month of the household over all domains: every figure with the call that returns its rows. Throws NOT_FOUND. */
export const getOverview = defineUseCase({
  name: 'get_overview',
  tool: {
    toolsets: ['everyday', 'review'],
    view: 'overview',
    title: 'Household overview: a look at all home ledgers on one page',
    description:
      "Gives an overview, the big picture of the household's finances in a month at a glance, summary of " +
      'everything, each figure with the call for its rows: who owes whom, money in, out and left by currency, ' +
      'what is coming, budgets, net worth, what needs attention. Panorama, visão geral, resumo geral, ' +
      'finanças, como estamos, entrou, falta pagar; panorama, resumen general, finanzas, casa, ingresos; vue ' +
      'ensemble, finances, résumé, foyer; Gesamtüberblick, Überblick, Finanzen, Haushalt, Budgets.',
  },
  input: overviewInput,
  output: overviewOutput,
  effect: 'read',
  errors: ['NOT_FOUND'],
  execute: keptOverview,
  structured: ({ overview }) => overview,
  text: overviewText,
  meta: ({ names }) => ({ 'bursar/names': Object.fromEntries(names) }),
});
