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
    title: 'Household overview, a dashboard of all money',
    description:
      "Gives an overview, rundown, the big picture of the household's financial situation in a month at " +
      'a glance, finances overall, summary of everything, each figure with the call for its rows: who ' +
      'owes whom, money in, out and left by currency, what is coming, budgets, net worth, what needs ' +
      'attention. Panorama, visão geral, resumo dinheiro, situação, finanças, como estamos, falta pagar, ' +
      'entrou; panorama, resumen general, finanzas, casa, ingresos; vue ensemble, finances, résumé, ' +
      'foyer; Gesamtüberblick, Überblick, Finanzen, Haushalt, Budgets.',
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
