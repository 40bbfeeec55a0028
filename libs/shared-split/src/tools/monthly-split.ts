import { defineTool, type Tool, type ToolResult } from '@bursar/toolkit';

import { invalidRequest } from '../model/invalid-request';
import { RULES } from '../model/field-rules';
import { monthInput, type MonthInput } from '../months/month-fields';
import { monthBody } from '../model/output-fields';
import { monthReportText, monthSummaryText } from '../months/month-text';
import type { LoadSplit, MonthView } from './load-split';

export function getMonthlySummaryTool(load: LoadSplit, readOnly: boolean): Tool {
  return defineTool({
    name: 'get_monthly_summary',
    title: 'A month so far',
    description:
      'Adds up a month while it runs: purchases, refunds, what each person paid and owes, and who transfers how much ' +
      'to whom ("quem deve para quem?", "quanto cada um pagou?", gastamos, divisão, resumo, saldo, parcial). With ' +
      'auto_generate the recurring expenses of that month are recorded first.',
    input: monthInput,
    output: monthBody,
    effect: readOnly ? 'read' : 'idempotent-write',
    view: 'month',
    run: (input, { caller }) => splitOf(input, 'summary', () => load(caller), readOnly),
  });
}

export function getMonthlyReportTool(load: LoadSplit, readOnly: boolean): Tool {
  return defineTool({
    name: 'get_monthly_report',
    title: 'A month for sharing',
    description:
      'Tells the closing of a month for the two to settle by (fechar mês, fechamento, relatório mensal, acerto final): ' +
      'the same facts as get_monthly_summary, as a report to send to each other. With auto_generate the recurring ' +
      'expenses of that month are recorded first.',
    input: monthInput,
    output: monthBody,
    effect: readOnly ? 'read' : 'idempotent-write',
    view: 'month',
    run: (input, { caller }) => splitOf(input, 'report', () => load(caller), readOnly),
  });
}

const TEXTS = { summary: monthSummaryText, report: monthReportText } as const;

async function splitOf(
  input: MonthInput,
  view: MonthView,
  load: () => ReturnType<LoadSplit>,
  readOnly: boolean,
): Promise<ToolResult> {
  if (readOnly && input.auto_generate) {
    throw invalidRequest([{ field: 'auto_generate', rule: RULES.readOnly }]);
  }
  const split = await load();
  const { month, generation, names = await split.names() } = await split.splitMonth(input, view);
  return {
    structured: month,
    text: TEXTS[view](month, names, { asked: input.auto_generate, counts: generation }),
    meta: {
      'bursar/names': Object.fromEntries(names),
      ...(generation !== undefined && { 'bursar/generation': generation }),
    },
  };
}
