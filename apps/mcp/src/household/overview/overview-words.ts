import type { Overview } from './overview-schema';

type ReviewKind = Overview['review'][number]['kind'];

/** What the text of an overview says, in one language. Counts stand behind a colon, so that no word depends on them. */
export interface OverviewWords {
  owes(debtor: string, creditor: string, amount: string): string;
  readonly even: string;
  overall(sentence: string): string;
  readonly debtUnknown: string;
  notRecorded(amount: string): string;
  money(income: string, spending: string, left: string): string;
  nothingRecorded(month: string): string;
  otherCurrencies(currencies: string): string;
  coming(items: string, more: number): string;
  readonly nothingComing: string;
  budget(user: string, spent: string, cap: string | undefined): string;
  readonly noBudget: string;
  netWorth(amounts: string): string;
  readonly netWorthUnknown: string;
  balancesUnknown(accounts: number): string;
  gains(year: string, net: string, taxable: string | undefined): string;
  review(items: string): string;
  readonly reviewed: Readonly<Record<ReviewKind, string>>;
  unavailable(sources: string): string;
}

const en: OverviewWords = {
  owes: (debtor, creditor, amount) => `${debtor} owes ${creditor} ${amount}.`,
  even: 'All settled: neither owes the other anything.',
  overall: (sentence) => `Over all months: ${sentence}`,
  debtUnknown: 'Who owes whom is not known.',
  notRecorded: (amount) => `${amount} of the month is not recorded yet.`,
  money: (income, spending, left) => `In ${income}, out ${spending}, left ${left}.`,
  nothingRecorded: (month) => `Nothing is recorded in ${month}.`,
  otherCurrencies: (currencies) => `Also in ${currencies}.`,
  coming: (items, more) => `Coming: ${items}${more > 0 ? `, and ${more} more` : ''}.`,
  nothingComing: 'Nothing is due in the next 30 days.',
  budget: (user, spent, cap) => `Budget of ${user}: ${spent}${cap === undefined ? ', no cap' : ` of ${cap}`} spent.`,
  noBudget: 'No budget is kept.',
  netWorth: (amounts) => `Net worth: ${amounts}.`,
  netWorthUnknown: 'Net worth is not known.',
  balancesUnknown: (accounts) => `Accounts without a known balance: ${accounts}.`,
  gains: (year, net, taxable) =>
    `Capital gains ${year}: ${net} net${taxable === undefined ? '' : `, ${taxable} taxable`}.`,
  review: (items) => `Worth a look: ${items}.`,
  reviewed: {
    uncategorised: 'without a category',
    possible_duplicate: 'possible duplicates',
    unlinked_transfer: 'possible transfers',
    recurrence_blocked: 'recurring expenses on hold',
    price_rise: 'price rises',
    statement_gap: 'gaps between statements',
  },
  unavailable: (sources) => `Not available: ${sources}.`,
};

const pt: OverviewWords = {
  owes: (debtor, creditor, amount) => `${debtor} deve ${amount} a ${creditor}.`,
  even: 'Tudo certo, ninguém deve nada.',
  overall: (sentence) => `Somando todos os meses: ${sentence}`,
  debtUnknown: 'Não dá para saber quem deve a quem.',
  notRecorded: (amount) => `${amount} do mês ainda não foram registrados.`,
  money: (income, spending, left) => `Entrou ${income}, saiu ${spending}, sobrou ${left}.`,
  nothingRecorded: (month) => `Nenhum lançamento em ${month}.`,
  otherCurrencies: (currencies) => `Também em ${currencies}.`,
  coming: (items, more) => `A pagar: ${items}${more > 0 ? ` e mais ${more}` : ''}.`,
  nothingComing: 'Nada a pagar nos próximos 30 dias.',
  budget: (user, spent, cap) => `Orçamento de ${user}: ${spent}${cap === undefined ? ', sem limite' : ` de ${cap}`}.`,
  noBudget: 'Nenhum orçamento ainda.',
  netWorth: (amounts) => `Patrimônio: ${amounts}.`,
  netWorthUnknown: 'Patrimônio desconhecido.',
  balancesUnknown: (accounts) => `Contas sem saldo conhecido: ${accounts}.`,
  gains: (year, net, taxable) =>
    `Ganhos de capital ${year}: ${net} líquido${taxable === undefined ? '' : `, ${taxable} tributável`}.`,
  review: (items) => `Vale conferir: ${items}.`,
  reviewed: {
    uncategorised: 'sem categoria',
    possible_duplicate: 'possíveis duplicidades',
    unlinked_transfer: 'possíveis transferências',
    recurrence_blocked: 'despesas fixas paradas',
    price_rise: 'aumentos de preço',
    statement_gap: 'falhas entre extratos',
  },
  unavailable: (sources) => `Indisponível: ${sources}.`,
};

const es: OverviewWords = {
  owes: (debtor, creditor, amount) => `${debtor} le debe ${amount} a ${creditor}.`,
  even: 'Están a mano: nadie debe nada.',
  overall: (sentence) => `Sumando todos los meses: ${sentence}`,
  debtUnknown: 'No se sabe quién le debe a quién.',
  notRecorded: (amount) => `Del mes faltan por registrar ${amount}.`,
  money: (income, spending, left) => `Entró ${income}, salió ${spending}, queda ${left}.`,
  nothingRecorded: (month) => `No hay nada registrado en ${month}.`,
  otherCurrencies: (currencies) => `También en ${currencies}.`,
  coming: (items, more) => `Próximos pagos: ${items}${more > 0 ? ` y ${more} más` : ''}.`,
  nothingComing: 'No hay pagos en los próximos 30 días.',
  budget: (user, spent, cap) => `Presupuesto de ${user}: ${spent}${cap === undefined ? ', sin tope' : ` de ${cap}`}.`,
  noBudget: 'Todavía no hay presupuesto.',
  netWorth: (amounts) => `Patrimonio: ${amounts}.`,
  netWorthUnknown: 'Patrimonio desconocido.',
  balancesUnknown: (accounts) => `Cuentas sin saldo conocido: ${accounts}.`,
  gains: (year, net, taxable) =>
    `Ganancias de capital ${year}: ${net} netos${taxable === undefined ? '' : `, ${taxable} gravables`}.`,
  review: (items) => `Conviene revisar: ${items}.`,
  reviewed: {
    uncategorised: 'sin categoría',
    possible_duplicate: 'posibles duplicados',
    unlinked_transfer: 'posibles transferencias',
    recurrence_blocked: 'gastos fijos detenidos',
    price_rise: 'aumentos de precio',
    statement_gap: 'huecos entre estados de cuenta',
  },
  unavailable: (sources) => `No disponible: ${sources}.`,
};

const fr: OverviewWords = {
  owes: (debtor, creditor, amount) => `${debtor} doit ${amount} à ${creditor}.`,
  even: 'Les comptes sont à jour, personne ne doit rien.',
  overall: (sentence) => `Tous mois confondus : ${sentence}`,
  debtUnknown: 'On ne sait pas qui doit à qui.',
  notRecorded: (amount) => `${amount} du mois ne sont pas encore enregistrés.`,
  money: (income, spending, left) => `Entrées ${income}, sorties ${spending}, reste ${left}.`,
  nothingRecorded: (month) => `Rien d’enregistré en ${month}.`,
  otherCurrencies: (currencies) => `Aussi en ${currencies}.`,
  coming: (items, more) => `À venir : ${items}${more > 0 ? ` et ${more} de plus` : ''}.`,
  nothingComing: 'Rien à payer dans les 30 prochains jours.',
  budget: (user, spent, cap) =>
    `Budget ${frenchOf(user)} : ${spent}${cap === undefined ? ', sans plafond' : ` sur ${cap}`}.`,
  noBudget: 'Pas encore de budget.',
  netWorth: (amounts) => `Patrimoine : ${amounts}.`,
  netWorthUnknown: 'Patrimoine inconnu.',
  balancesUnknown: (accounts) => `Comptes dont le solde est inconnu : ${accounts}.`,
  gains: (year, net, taxable) =>
    `Plus-values ${year} : ${net} net${taxable === undefined ? '' : `, ${taxable} imposable`}.`,
  review: (items) => `À vérifier : ${items}.`,
  reviewed: {
    uncategorised: 'sans catégorie',
    possible_duplicate: 'doublons possibles',
    unlinked_transfer: 'virements possibles',
    recurrence_blocked: 'dépenses régulières bloquées',
    price_rise: 'hausses de prix',
    statement_gap: 'trous entre les relevés',
  },
  unavailable: (sources) => `Indisponible : ${sources}.`,
};

/** `de Zoé`, but `d’Ana`: before a vowel and a silent h. */
function frenchOf(name: string): string {
  return /^[aeiouyhœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** By language. */
export const OVERVIEW_WORDS: Readonly<Record<Overview['language'], OverviewWords>> = { en, pt, es, fr };
