import type { BankStyle } from './dirtied-line';
import type { Spending } from './merchant';

/** What a household spends, whatever its language. `kind`: the words that its merchants' names may have. */
export const SPENDINGS: readonly (Omit<Spending, 'words'> & { readonly kind: string })[] = [
  { kind: 'groceries', category: 'Groceries', merchants: [4, 8], monthly: 14, amount: [5, 160] },
  { kind: 'bakery', category: 'Bakery', merchants: [2, 4], monthly: 7, amount: [3, 15] },
  { kind: 'restaurant', category: 'Restaurants', merchants: [5, 12], monthly: 7, amount: [12, 120] },
  { kind: 'cafe', category: 'Coffee', merchants: [2, 5], monthly: 6, amount: [3, 14] },
  { kind: 'snacks', category: 'Snacks', merchants: [1, 3], monthly: 2, amount: [2, 9] },
  { kind: 'fuel', category: 'Fuel', merchants: [1, 3], monthly: 2, amount: [35, 95] },
  { kind: 'transport', category: 'Transport', merchants: [2, 3], monthly: 9, amount: [2, 40] },
  { kind: 'pharmacy', category: 'Pharmacy', merchants: [2, 4], monthly: 2, amount: [5, 70] },
  { kind: 'doctor', category: 'Doctor', merchants: [1, 3], monthly: 0.5, amount: [40, 300] },
  { kind: 'clothes', category: 'Clothes', merchants: [3, 6], monthly: 2, amount: [15, 200] },
  { kind: 'household', category: 'Household', merchants: [2, 4], monthly: 2, amount: [8, 150] },
  { kind: 'electronics', category: 'Electronics', merchants: [1, 3], monthly: 0.6, amount: [15, 900] },
  { kind: 'gifts', category: 'Gifts', merchants: [1, 4], monthly: 0.6, amount: [10, 90] },
  { kind: 'leisure', category: 'Leisure', merchants: [3, 6], monthly: 3, amount: [8, 80] },
  { kind: 'none', category: 'Rent', merchants: [1, 1], monthly: 1, amount: [900, 2400], isFixed: true },
  { kind: 'none', category: 'Phone', merchants: [1, 2], monthly: 2, amount: [15, 60], isFixed: true },
  { kind: 'insurance', category: 'Insurance', merchants: [1, 3], monthly: 2, amount: [20, 250], isFixed: true },
  { kind: 'none', category: 'Energy', merchants: [1, 2], monthly: 1, amount: [40, 180] },
  { kind: 'none', category: 'Cloud storage', merchants: [1, 1], monthly: 1, amount: [3, 10], isFixed: true },
  { kind: 'none', category: 'Music', merchants: [1, 1], monthly: 1, amount: [9, 18], isFixed: true },
  { kind: 'none', category: 'Salary', merchants: [1, 2], monthly: 1.5, amount: [-1800, -4500], isFixed: true },
];

interface LanguageStyle {
  readonly currency: string;
  readonly style: BankStyle;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

export const STYLES: readonly LanguageStyle[] = [
  {
    currency: 'GBP',
    style: {
      prefixes: ['CARD PAYMENT TO', 'POS', 'VISA', 'CONTACTLESS'],
      isUpperCase: true,
      dropsAccents: true,
      width: 28,
    },
    words: wordsOf({
      groceries: 'Market,Grocers,Foods',
      bakery: 'Bakery,Bakehouse',
      restaurant: 'Restaurant,Kitchen,Grill',
      cafe: 'Coffee,Cafe',
      snacks: 'Kiosk,News',
      fuel: 'Service Station,Fuels',
      transport: 'Rail,Buses',
      pharmacy: 'Pharmacy,Chemist',
      doctor: 'Clinic,Dental',
      clothes: 'Clothing,Fashion',
      household: 'Home,Hardware',
      electronics: 'Electronics',
      gifts: 'Flowers,Gifts',
      leisure: 'Cinema,Theatre,Gym',
      insurance: 'Insurance',
    }),
  },
  {
    currency: 'BRL',
    style: {
      prefixes: ['COMPRA CARTAO', 'PIX ENVIADO', 'COMPRA NO DEBITO'],
      isUpperCase: true,
      dropsAccents: true,
      width: 24,
    },
    words: wordsOf({
      groceries: 'Supermercado,Mercado,Hortifruti',
      bakery: 'Padaria,Panificadora',
      restaurant: 'Restaurante,Churrascaria,Pizzaria',
      cafe: 'Café,Cafeteria',
      snacks: 'Lanchonete',
      fuel: 'Posto,Auto Posto',
      transport: 'Metrô,Viação',
      pharmacy: 'Farmácia,Drogaria',
      doctor: 'Clínica,Laboratório',
      clothes: 'Modas,Calçados',
      household: 'Casa,Móveis',
      electronics: 'Eletrônicos',
      gifts: 'Floricultura,Presentes',
      leisure: 'Cinema,Academia',
      insurance: 'Seguros',
    }),
  },
  {
    currency: 'EUR',
    style: { prefixes: ['Kartenzahlung', 'Lastschrift', 'SEPA'], isUpperCase: false, dropsAccents: false, width: 35 },
    words: wordsOf({
      groceries: 'Supermarkt,Markt,Feinkost',
      bakery: 'Bäckerei,Konditorei',
      restaurant: 'Gasthaus,Restaurant,Wirtshaus',
      cafe: 'Café,Kaffeehaus',
      snacks: 'Kiosk,Imbiss',
      fuel: 'Tankstelle',
      transport: 'Verkehrsbetriebe,Bahn',
      pharmacy: 'Apotheke',
      doctor: 'Zahnarztpraxis,Praxis',
      clothes: 'Modehaus,Schuhhaus',
      household: 'Baumarkt,Haushaltswaren',
      electronics: 'Elektromarkt',
      gifts: 'Blumen,Geschenke',
      leisure: 'Kino,Theater,Fitness',
      insurance: 'Versicherung',
    }),
  },
  {
    currency: 'EUR',
    style: { prefixes: ['ACHAT CB', 'CARTE', 'PRLV SEPA'], isUpperCase: true, dropsAccents: true, width: 26 },
    words: wordsOf({
      groceries: 'Supermarché,Épicerie,Primeur',
      bakery: 'Boulangerie,Pâtisserie',
      restaurant: 'Restaurant,Brasserie,Bistro',
      cafe: 'Café,Salon de Thé',
      snacks: 'Tabac',
      fuel: 'Station Service',
      transport: 'Transports,Réseau',
      pharmacy: 'Pharmacie',
      doctor: 'Docteur,Clinique',
      clothes: 'Boutique,Chaussures',
      household: 'Bricolage,Maison',
      electronics: 'Électronique',
      gifts: 'Fleuriste,Cadeaux',
      leisure: 'Cinéma,Théâtre',
      insurance: 'Assurances',
    }),
  },
  {
    currency: 'MXN',
    style: { prefixes: ['COMPRA TARJETA', 'PAGO', 'POS'], isUpperCase: true, dropsAccents: false, width: 30 },
    words: wordsOf({
      groceries: 'Supermercado,Abarrotes,Frutería',
      bakery: 'Panadería,Pastelería',
      restaurant: 'Restaurante,Taquería,Cantina',
      cafe: 'Cafetería,Café',
      snacks: 'Tienda',
      fuel: 'Gasolinera',
      transport: 'Autobuses,Transportes',
      pharmacy: 'Farmacia',
      doctor: 'Clínica,Dentista',
      clothes: 'Ropa,Zapatería',
      household: 'Ferretería,Hogar',
      electronics: 'Electrónica',
      gifts: 'Florería,Regalos',
      leisure: 'Cine,Gimnasio',
      insurance: 'Seguros',
    }),
  },
];

function wordsOf(lists: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(lists).map(([kind, list]) => [kind, list.split(',')]));
}
