import type { CategoryType } from '../../transaction';

/** A category with the keywords that imply it. */
export interface KeywordCategory {
  readonly category: string;
  readonly type: CategoryType;
  /** Folded; the words of a phrase are separated by one blank. */
  readonly keywords: readonly string[];
}

const list = (keywords: string) => keywords.split(',').map((keyword) => keyword.trim());

/** `gas` alone is a keyword of two categories and therefore ambiguous. */
export const CATEGORY_KEYWORDS: readonly KeywordCategory[] = [
  {
    category: 'Food',
    type: 'VARIABLE',
    keywords: list(
      'breakfast, brunch, lunch, dinner, restaurant, restaurants, food, coffee, starbucks, chipotle, mcdonalds, taco, ' +
        'tacos, pizza, sushi, burger, hamburguesa, hamburguesas, torta, tortas, desayuno, almuerzo, comida, cena, cafe, ' +
        'restaurante, restaurantes, antojitos, uber eats, didi food',
    ),
  },
  {
    category: 'Supermarket',
    type: 'FIXED',
    keywords: list(
      'supermarket, groceries, grocery, super, supermercado, despensa, mandado, walmart, soriana, chedraui, costco, ' +
        'bodega aurrera',
    ),
  },
  {
    category: 'Gasoline',
    type: 'FIXED',
    keywords: list('gasoline, gasolina, fuel, gas station, gasolinera, pemex, gas'),
  },
  { category: 'Rent', type: 'FIXED', keywords: list('rent, renta, alquiler') },
  {
    category: 'Subscriptions',
    type: 'FIXED',
    keywords: list(
      'subscription, subscriptions, suscripcion, suscripciones, netflix, spotify, disney, hbo, icloud, openai, chatgpt, ' +
        'youtube premium, amazon prime',
    ),
  },
  { category: 'Electricity', type: 'FIXED', keywords: list('electricity, electric bill, luz, cfe') },
  {
    category: 'Gas Service',
    type: 'FIXED',
    keywords: list('gas service, gas bill, gas natural, gas lp, recibo de gas, gas'),
  },
  { category: 'Water', type: 'FIXED', keywords: list('water bill, agua, recibo del agua') },
  { category: 'Internet', type: 'FIXED', keywords: list('internet, wifi, izzi, totalplay, megacable') },
  {
    category: 'Mobile Service',
    type: 'FIXED',
    keywords: list('mobile service, phone bill, phone plan, telcel, movistar, celular, recarga'),
  },
  {
    category: 'Transport',
    type: 'VARIABLE',
    keywords: list(
      'uber, didi, taxi, cab, metro, bus, subway, camion, autobus, transporte, transport, parking, estacionamiento, ' +
        'caseta, peaje',
    ),
  },
  {
    category: 'Entertainment',
    type: 'VARIABLE',
    keywords: list(
      'movie, movies, cinema, concert, bar, drinks, party, entertainment, cine, concierto, fiesta, antro, videojuego, ' +
        'videojuegos, entretenimiento',
    ),
  },
  {
    category: 'Personal Purchases',
    type: 'VARIABLE',
    keywords: list('clothes, shoes, headphones, amazon, mercado libre, ropa, zapatos, tenis, audifonos'),
  },
  {
    category: 'Health',
    type: 'VARIABLE',
    keywords: list(
      'doctor, dentist, pharmacy, medicine, gym, dentista, farmacia, medicina, medicinas, gimnasio, consulta',
    ),
  },
  {
    category: 'Donation',
    type: 'DONATION',
    keywords: list('donation, donated, donate, donativo, donacion, diezmo, ofrenda, limosna'),
  },
  { category: 'Savings', type: 'SAVINGS', keywords: list('savings, saved, ahorro, ahorros, ahorre, cetes') },
  {
    category: 'Debt Payment',
    type: 'DEBT',
    keywords: list(
      'credit card, card payment, loan, loan payment, tarjeta de credito, pago de tarjeta, tarjeta, tdc, msi, prestamo, ' +
        'mensualidad, abono',
    ),
  },
  {
    category: 'Salary',
    type: 'INCOME',
    keywords: list('salary, paycheck, payroll, sueldo, salario, nomina, quincena, aguinaldo'),
  },
  { category: 'Freelance', type: 'INCOME', keywords: list('freelance, honorarios') },
  { category: 'Refund', type: 'INCOME', keywords: list('refund, reembolso, devolucion') },
];
