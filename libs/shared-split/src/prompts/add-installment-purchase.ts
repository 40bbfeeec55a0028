import { addMonths, monthOfDate, parseYearMonth, type Clock } from '@bursar/calendar';
import { definePrompt, type Prompt } from '@bursar/toolkit';

import { COMPETENCE_ZONE } from '../model/competence-month';
import { parseInstallmentShorthand, type InvalidShorthand } from '../model/installment-shorthand';

/** Parses the shorthand where it is unambiguous, so that the model need not count. */
export function addInstallmentPurchasePrompt(clock: Clock): Prompt {
  return definePrompt({
    name: 'add_installment_purchase',
    title: 'Lançar uma compra parcelada',
    description: 'Uma compra em parcelas iguais, dividida por metades entre os dois.',
    arguments: {
      purchase: {
        title: 'Compra',
        description: 'O que foi comprado, o valor de uma parcela e quantas são: Smartphone 500 12x.',
        required: true,
      },
      payer: { title: 'Quem paga', description: 'O nome ou o id de quem paga as parcelas.', required: true },
      first_month: {
        title: 'Primeira parcela',
        description: 'O mês da primeira parcela, como 2026-03; vazio: o mês atual.',
        required: false,
      },
    },
    effect: 'write',
    render: ({ purchase, payer, first_month: firstMonth }) => {
      const today = clock.today(COMPETENCE_ZONE);
      return [
        `Hoje é ${today.text} em São Paulo.`,
        `Lance esta compra nas despesas divididas entre os dois: "${purchase}".`,
        `Quem paga: "${payer}"; o id está em list_participants.`,
        `Mês da primeira parcela: ${firstMonth === undefined ? monthOfDate(today) : `"${firstMonth}"`}.`,
        recordingAdvice(purchase, { day: today.day, firstMonth: firstMonth ?? monthOfDate(today) }),
        'Mostre o texto da resposta como veio.',
      ].join('\n');
    },
  });
}

interface Schedule {
  /** Of the month, for a shorthand that names none. */
  readonly day: number;
  /** As the person wrote it, or the present month. */
  readonly firstMonth: string;
}

function recordingAdvice(purchase: string, { day, firstMonth }: Schedule): string {
  const read = parseInstallmentShorthand(purchase);
  switch (read.kind) {
    case 'installments':
      return (
        `São ${read.installments} parcelas de ${read.amount}. Chame create_recurrence uma vez, com description ` +
        `"${read.description}", amount "${read.amount}", split_config {"type":"equal"}, reference_day ` +
        `${read.referenceDay ?? day}, ${monthsAdvice(firstMonth, read.installments)}.`
      );
    case 'single':
      return (
        `É uma parcela só: chame create_movement com type "purchase", description "${read.description}" e amount ` +
        `"${read.amount}".`
      );
    case 'none':
      return 'Falta o valor de uma parcela ou o número de parcelas: pergunte antes de lançar. Depois chame create_recurrence.';
    case 'invalid':
      return `${ADVICE[read.reason]} Depois chame create_recurrence.`;
  }
}

/** Counted here where the month is written as one, so that the model need not. */
function monthsAdvice(firstMonth: string, installments: number): string {
  const start = parseYearMonth(firstMonth);
  if (start !== undefined && start >= '2000-01' && start <= '2100-12') {
    return `start_competence_month "${start}" e end_competence_month "${addMonths(start, installments - 1)}"`;
  }
  const later = `${installments - 1} ${installments === 2 ? 'mês' : 'meses'} depois`;
  return `start_competence_month nesse mês e end_competence_month ${later}`;
}

const ADVICE: Readonly<Record<InvalidShorthand, string>> = {
  AMBIGUOUS_TOTAL: 'O valor pode ser o total ou uma parcela: pergunte qual dos dois antes de lançar.',
  INVALID_AMOUNT: 'O valor de uma parcela não está claro: pergunte antes de lançar.',
  INVALID_COUNT: 'O número de parcelas não está claro, ou não é de 2 a 120: pergunte antes de lançar.',
  MISSING_DESCRIPTION: 'Falta dizer o que foi comprado: pergunte antes de lançar.',
  INVALID_DESCRIPTION: 'A descrição tem mais de 280 caracteres: peça uma mais curta antes de lançar.',
};
