import type { Language } from '@bursar/household';

/** What the made-up household is about, in words of its language. */
export interface SampleWords {
  readonly rent: string;
  readonly market: string;
  readonly cinema: string;
  readonly pharmacy: string;
  readonly dinner: string;
  readonly settledUp: string;
  readonly current: string;
  readonly salary: string;
  readonly electricity: string;
  readonly telephone: string;
  readonly streaming: string;
  readonly gym: string;
  readonly bakery: string;
  readonly bus: string;
  readonly categories: Readonly<Record<'income' | 'home' | 'food' | 'leisure' | 'transport', string>>;
  readonly cash: string;
  readonly savings: string;
  readonly coffee: string;
  readonly haircut: string;
  readonly putAside: string;
  readonly car: string;
  readonly tacos: string;
  readonly card: string;
}

export const SAMPLE_WORDS: Readonly<Record<Language, SampleWords>> = {
  en: {
    rent: 'Rent',
    market: 'Supermarket',
    cinema: 'Cinema',
    pharmacy: 'Pharmacy',
    dinner: 'Dinner out',
    settledUp: 'Settled up',
    current: 'Current account',
    salary: 'Salary',
    electricity: 'Electricity',
    telephone: 'Phone',
    streaming: 'Streaming',
    gym: 'Gym',
    bakery: 'Bakery',
    bus: 'Bus pass',
    categories: { income: 'Income', home: 'Home', food: 'Groceries', leisure: 'Leisure', transport: 'Transport' },
    cash: 'Wallet',
    savings: 'Savings',
    coffee: 'Coffee',
    haircut: 'Haircut',
    putAside: 'Put aside',
    car: 'Petrol',
    tacos: 'Tacos',
    card: 'Credit card',
  },
  pt: {
    rent: 'Aluguel',
    market: 'Supermercado',
    cinema: 'Cinema',
    pharmacy: 'Farmácia',
    dinner: 'Jantar fora',
    settledUp: 'Acerto do mês',
    current: 'Conta corrente',
    salary: 'Salário',
    electricity: 'Conta de luz',
    telephone: 'Celular',
    streaming: 'Streaming',
    gym: 'Academia',
    bakery: 'Padaria',
    bus: 'Bilhete de ônibus',
    categories: { income: 'Receitas', home: 'Casa', food: 'Alimentação', leisure: 'Lazer', transport: 'Transporte' },
    cash: 'Carteira',
    savings: 'Poupança',
    coffee: 'Café',
    haircut: 'Corte de cabelo',
    putAside: 'Para a poupança',
    car: 'Gasolina',
    tacos: 'Tacos',
    card: 'Cartão de crédito',
  },
  es: {
    rent: 'Renta',
    market: 'Supermercado',
    cinema: 'Cine',
    pharmacy: 'Farmacia',
    dinner: 'Cena fuera',
    settledUp: 'Cuentas del mes',
    current: 'Cuenta de banco',
    salary: 'Sueldo',
    electricity: 'Luz',
    telephone: 'Celular',
    streaming: 'Streaming',
    gym: 'Gimnasio',
    bakery: 'Panadería',
    bus: 'Abono de autobús',
    categories: { income: 'Ingresos', home: 'Casa', food: 'Comida', leisure: 'Ocio', transport: 'Transporte' },
    cash: 'Cartera',
    savings: 'Ahorros',
    coffee: 'Café',
    haircut: 'Corte de pelo',
    putAside: 'Para el ahorro',
    car: 'Gasolina',
    tacos: 'Tacos',
    card: 'Tarjeta de crédito',
  },
  fr: {
    rent: 'Loyer',
    market: 'Supermarché',
    cinema: 'Cinéma',
    pharmacy: 'Pharmacie',
    dinner: 'Dîner au restaurant',
    settledUp: 'Comptes du mois',
    current: 'Compte courant',
    salary: 'Salaire',
    electricity: 'Électricité',
    telephone: 'Téléphone',
    streaming: 'Streaming',
    gym: 'Salle de sport',
    bakery: 'Boulangerie',
    bus: 'Abonnement de bus',
    categories: { income: 'Revenus', home: 'Logement', food: 'Courses', leisure: 'Loisirs', transport: 'Transports' },
    cash: 'Porte-monnaie',
    savings: 'Épargne',
    coffee: 'Café',
    haircut: 'Coiffeur',
    putAside: 'Mise de côté',
    car: 'Essence',
    tacos: 'Tacos',
    card: 'Carte de crédit',
  },
};
