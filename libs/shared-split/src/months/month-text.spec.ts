import { month, names } from '../testing/bodies';
import { monthReportText } from './get-monthly-report';
import { monthSummaryText } from './get-monthly-summary';
import type { MonthResult } from './month-split';

const result: MonthResult = { month, names, generation: undefined };
const [withRun, withoutRun] = [{ auto_generate: true }, { auto_generate: false }];
const counts = { processed_rules: 9, generated_count: 3, ignored_count: 1, blocked_count: 2, failed_count: 3 };

describe('the text of a month', () => {
  it('get_monthly_summary', () => {
    expect(monthSummaryText(result, withRun)).toBe(
      [
        '📊 Parcial de 02/2026',
        '• Recorrências do mês incluídas.',
        '• Compras R$ 1.250,00 · estornos R$ 30,00',
        '• Total líquido R$ 1.220,00',
        '• Elias (elias): pagou R$ 1.250,00, saldo +R$ 640,00',
        '• Letícia (leticia): pagou -R$ 30,00, saldo -R$ 640,00',
        '💸 Letícia (leticia) transfere R$ 640,00 para Elias (elias).',
      ].join('\n'),
    );
  });

  it('get_monthly_report', () => {
    expect(monthReportText(result, withoutRun)).toBe(
      [
        '📄 Fechamento de 02/2026',
        '• Somente lançamentos já registrados.',
        '• Compras R$ 1.250,00 · estornos R$ 30,00',
        '• Total líquido R$ 1.220,00',
        '💸 Letícia (leticia) transfere R$ 640,00 para Elias (elias).',
        '✅ Pronto para compartilhar.',
      ].join('\n'),
    );
  });

  it('reports how the generation run went', () => {
    const second = (generation: MonthResult['generation']) =>
      monthReportText({ ...result, generation }, withRun).split('\n')[1];
    expect(second(counts)).toBe('• Atenção: 5 recorrência(s) não puderam ser lançadas.');
    expect(second({ ...counts, blocked_count: 0, failed_count: 0 })).toBe('• Recorrências do mês incluídas.');
  });

  it('has no transfer in a month that is even', () => {
    const even = { ...month, transfer: { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null } };
    expect(
      monthSummaryText({ ...result, month: even }, withRun)
        .split('\n')
        .at(-1),
    ).toBe('💸 Ninguém precisa transferir nada.');
  });
});

describe('the text of an empty month', () => {
  const none = { ...result, month: { ...month, total_gross: '0.00', total_refunds: '0.00' } };
  it.each([
    [
      'get_monthly_summary',
      monthSummaryText(none, withRun),
      ['📊 02/2026 ainda sem lançamentos', '• Recorrências do mês incluídas.', '💸 Ninguém precisa transferir nada.'],
    ],
    [
      'get_monthly_report',
      monthReportText(none, withoutRun),
      [
        '📄 02/2026 fechou sem lançamentos',
        '• Somente lançamentos já registrados.',
        '💸 Ninguém precisa transferir nada.',
      ],
    ],
  ])('%s', (_tool, text, lines) => expect(text).toBe(lines.join('\n')));

  it('is not that of a month with refunds only', () => {
    const refunds = { ...month, total_gross: '0.00' };
    expect(monthSummaryText({ ...result, month: refunds }, withRun)).toContain('Parcial');
  });
});
