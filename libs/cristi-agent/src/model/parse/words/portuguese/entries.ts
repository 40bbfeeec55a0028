import { list } from '../list';

export const PORTUGUESE_NO_ENTRY = {
  questions: list('quanto, quantos, quanta, quantas'),
  plans: list(
    'devia, deveria, pagaria, gastaria, compraria, custaria, tomara, se eu vender, se eu comprar, vou, vamos, quero, queremos, queria, preciso, pretendo, gostaria, tenho que, tem que, irei, posso gastar, posso comprar',
  ),
  holdings: list('tenho, temos, tinha, meu saldo, sobrou, sobraram, me sobrou, custa, custam, ganho'),
  debts: list('devo, devemos, me deve, me devem, te devo'),
  commands: list('apaga, apagar, exclui, excluir'),
  denials: list('nao, nunca, nem'),
  denied: list('esqueci de, ainda nao, nao gastei, nao paguei, nao comprei'),
} as const;
