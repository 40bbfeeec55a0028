import type { CategoryWords } from '../category';

export const PORTUGUESE_CATEGORIES: CategoryWords = {
  Food: {
    things:
      'almoco, jantar, lanche, cafe da manha, churrasco, acai, coxinha, salgado, sorvete, hamburguer, lanchonete, marmita, bolo, refrigerante, suco, pao de queijo, jantei, almocei, rodizio, pastelaria, brigadeiro',
  },
  Supermarket: {
    things:
      'mercado, feira, supermercado, padaria, acougue, hortifruti, leite, ovos, verduras, legumes, carne, frango, queijo, compras do mes, mercadinho',
  },
  Gasoline: { things: 'posto, etanol, combustivel, posto de gasolina' },
  Rent: { things: 'aluguel' },
  Subscriptions: { things: 'assinatura' },
  Electricity: { things: 'conta de luz, energia eletrica' },
  'Gas Service': { things: 'botijao, conta de gas' },
  Water: { things: 'conta de agua' },
  'Mobile Service': { things: 'conta do celular, plano do celular' },
  Transport: { things: 'onibus, trem, estacionamento, pedagio, bilhete unico' },
  Entertainment: { things: 'cerveja, balada, cinema, boteco, barzinho, festa, chopp' },
  'Personal Purchases': { things: 'roupa, sapato, calca, blusa, vestido, fone, brinquedo' },
  Health: { things: 'remedio, medico, dentista, exame' },
  Pets: { things: 'racao, veterinario', general: 'cachorro' },
  'Personal Care': { things: 'cabeleireiro, salao de beleza, corte de cabelo, barbearia' },
  Education: { things: 'escola, faculdade, creche, mensalidade da escola' },
  'Taxes And Fees': { things: 'iptu, ipva, imposto' },
  Donation: { things: 'doacao, dizimo, doei' },
  Savings: { things: 'poupanca' },
  'Debt Payment': { things: 'cartao de credito, fatura do cartao, emprestimo', general: 'parcela' },
  Salary: { things: 'salario, decimo terceiro' },
  Refund: { things: 'reembolso, estorno, me devolveram' },
};
