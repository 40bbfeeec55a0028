import { list } from '../list';

export const PORTUGUESE_TYPES = {
  income: list(
    'recebi, recebemos, pix recebido, recebido, ganhei, ganhamos, vendi, vendemos, me pagaram, me mandaram, me deram, me transferiram, me devolveram, me emprestaram, ' +
      'me enviaram, me pagou, me deu, me mandou, me devolveu, me transferiu, caiu o salario, entrou o salario, caiu',
  ),
  expense: list(
    'gastei, gastamos, paguei, comprei, comi, jantei, almocei, tomei, emprestei, doei, saquei, transferi, mandei, enviei, dei, pedi, coloquei, ' +
      'abasteci, recarreguei, me cobraram, me roubaram, custou',
  ),
  descriptive: list('pix recebido, recebido, comi, jantei, almocei, doei, caiu o salario, entrou o salario'),
  either: list('pix'),
} as const;
