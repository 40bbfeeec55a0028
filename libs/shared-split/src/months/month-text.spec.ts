import { month, names } from '../testing/bodies';
import { monthReportText, monthSummaryText } from './month-text';

const asked = { asked: true } as const;
const counts = { processed_rules: 9, generated_count: 3, ignored_count: 1, blocked_count: 2, failed_count: 3 };

describe('what a month says', () => {
  it('get_monthly_summary', () => {
    expect(monthSummaryText(month, names, asked)).toBe(
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
    expect(monthReportText(month, names, { asked: false })).toBe(
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

  it('says how the recording of recurring expenses went', () => {
    const second = (generation: Parameters<typeof monthReportText>[2]) =>
      monthReportText(month, names, generation).split('\n')[1];
    expect(second({ asked: true, counts })).toBe('• Atenção: 5 recorrência(s) não puderam ser lançadas.');
    expect(second({ asked: true, counts: { ...counts, blocked_count: 0, failed_count: 0 } })).toBe(
      '• Recorrências do mês incluídas.',
    );
  });

  it('says that nobody transfers anything in a month that is even', () => {
    const even = { ...month, transfer: { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null } };
    expect(monthSummaryText(even, names, asked).split('\n').at(-1)).toBe('💸 Ninguém precisa transferir nada.');
  });
});

describe('what an empty month says', () => {
  const none = { ...month, total_gross: '0.00', total_refunds: '0.00' };
  it.each([
    [
      'get_monthly_summary',
      monthSummaryText(none, names, asked),
      ['📊 02/2026 ainda sem lançamentos', '• Recorrências do mês incluídas.', '💸 Ninguém precisa transferir nada.'],
    ],
    [
      'get_monthly_report',
      monthReportText(none, names, { asked: false }),
      [
        '📄 02/2026 fechou sem lançamentos',
        '• Somente lançamentos já registrados.',
        '💸 Ninguém precisa transferir nada.',
      ],
    ],
  ])('%s', (_tool, text, lines) => expect(text).toBe(lines.join('\n')));

  it('is not what a month with refunds only says', () => {
    const refunds = { ...month, total_gross: '0.00' };
    expect(monthSummaryText(refunds, names, asked)).toContain('Parcial');
  });
});
