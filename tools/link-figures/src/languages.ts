/** The words of a household, its banks and its shops. */
export interface Language {
  readonly currency: string;
  /** Names of accounts and of their banks. */
  readonly main: readonly [name: string, bank: string];
  readonly savings: readonly [name: string, bank: string];
  readonly deposit: readonly [name: string, bank: string];
  readonly card: readonly [name: string, bank: string];
  /** How a bank says that money goes to another account, and that it comes from one. */
  readonly to: readonly string[];
  readonly from: readonly string[];
  /** What says nothing. */
  readonly silent: readonly string[];
  readonly settled: readonly [out: string, into: string];
  readonly machine: readonly string[];
  readonly prefixes: readonly string[];
  /** Kinds of shops. */
  readonly shops: readonly string[];
  /** What people note instead of a name. */
  readonly notes: readonly string[];
  readonly salary: readonly [booked: string, noted: string];
  readonly rent: string;
}

const list = (words: string) => words.split(',');

export const LANGUAGES: readonly Language[] = [
  {
    currency: 'GBP',
    main: ['Current account', 'Northbank'],
    savings: ['Rainy day', 'Northbank'],
    deposit: ['Deposit', 'Seabank'],
    card: ['Platinum card', 'Cardhouse'],
    to: ['TRANSFER TO'],
    from: ['TRANSFER FROM'],
    silent: list('REF,TXN'),
    settled: ['PLATINUM CARD SETTLEMENT', 'PAYMENT RECEIVED'],
    machine: list('ATM HIGH STREET,CASH WITHDRAWAL'),
    prefixes: list('CARD PAYMENT TO ,POS ,CONTACTLESS ,'),
    shops: list('Market,Bakery,Grill,Coffee,Pharmacy,Rail,Cinema,Clothing'),
    notes: list('lunch,dinner,groceries,drinks,present,taxi,for the kids'),
    salary: ['SALARY WEXLER', 'salary'],
    rent: 'RENT HOLLIS',
  },
  {
    currency: 'EUR',
    main: ['Haushalt', 'Stadtsparkasse'],
    savings: ['Reserve', 'Stadtsparkasse'],
    deposit: ['Tagesgeld', 'Nordbank'],
    card: ['Goldkarte', 'Kartenhaus'],
    to: ['Umbuchung', 'Übertrag auf'],
    from: ['Umbuchung', 'Übertrag von'],
    silent: list('Ref.,Nr.'),
    settled: ['Goldkarte Abrechnung', 'Zahlungseingang'],
    machine: list('BANCOMAT HAUPTSTRASSE,Geldautomat'),
    prefixes: list('Kartenzahlung ,Lastschrift ,SEPA ,'),
    shops: list('Markt,Bäckerei,Gasthaus,Café,Apotheke,Bahn,Kino,Modehaus'),
    notes: list('Mittagessen,Abendessen,Einkauf,Getränke,Geschenk,Taxi,für die Kinder'),
    salary: ['LOHN GEHALT WEXLER GMBH', 'Gehalt'],
    rent: 'Miete Hausverwaltung Hollis',
  },
  {
    currency: 'BRL',
    main: ['Conta corrente', 'Banco Norte'],
    savings: ['Poupança', 'Banco Norte'],
    deposit: ['Reserva', 'Banco Mar'],
    card: ['Cartão azul', 'Casa Cartões'],
    to: ['PIX ENVIADO', 'TRANSFERENCIA PARA'],
    from: ['PIX RECEBIDO', 'TRANSFERENCIA DE'],
    silent: list('DOC,REF'),
    settled: ['FATURA CARTAO AZUL', 'PAGAMENTO RECEBIDO'],
    machine: list('SAQUE 24H CENTRO,SAQUE AGENCIA'),
    prefixes: list('COMPRA CARTAO ,COMPRA NO DEBITO ,'),
    shops: list('Mercado,Padaria,Churrascaria,Cafeteria,Farmácia,Viação,Cinema,Modas'),
    notes: list('almoço,jantar,compras,bebidas,presente,táxi,para as crianças'),
    salary: ['SALARIO WEXLER LTDA', 'salário'],
    rent: 'ALUGUEL HOLLIS',
  },
  {
    currency: 'MXN',
    main: ['Nómina', 'Banco Azteca del Norte'],
    savings: ['Ahorro', 'Banco Azteca del Norte'],
    deposit: ['Inversión', 'Banca Mar'],
    card: ['Tarjeta oro', 'Casa de Tarjetas'],
    to: ['TRASPASO A', 'TRANSFERENCIA A'],
    from: ['TRASPASO DE', 'TRANSFERENCIA DE'],
    silent: list('FOLIO,REF'),
    settled: ['PAGO TARJETA ORO', 'ABONO'],
    machine: list('CAJERO 0042 CENTRO,RETIRO EN EFECTIVO'),
    prefixes: list('COMPRA TARJETA ,PAGO ,POS ,'),
    shops: list('Abarrotes,Panadería,Taquería,Café,Farmacia,Autobuses,Cine,Zapatería'),
    notes: list('comida,cena,despensa,bebidas,regalo,taxi,para los niños'),
    salary: ['DEPOSITO SUELDO WEXLER', 'sueldo'],
    rent: 'RENTA HOLLIS',
  },
  {
    currency: 'EUR',
    main: ['Compte joint', 'Banque du Nord'],
    savings: ['Livret', 'Banque du Nord'],
    deposit: ['Placement', 'Crédit Maritime'],
    card: ['Carte dorée', 'Maison des Cartes'],
    to: ['VIREMENT VERS', 'VIR'],
    from: ['VIREMENT DE', 'VIR'],
    silent: list('REF,OPERATION'),
    settled: ['PRELEVEMENT CARTE DOREE', 'REGLEMENT RECU'],
    machine: list('RETRAIT DAB CENTRE,RETRAIT GARE'),
    prefixes: list('ACHAT CB ,CARTE ,PRLV SEPA ,'),
    shops: list('Marché,Boulangerie,Bistro,Café,Pharmacie,Transports,Cinéma,Chaussures'),
    notes: list('déjeuner,dîner,courses,boissons,cadeau,taxi,pour les enfants'),
    salary: ['SALAIRE WEXLER', 'salaire'],
    rent: 'LOYER HOLLIS',
  },
];
