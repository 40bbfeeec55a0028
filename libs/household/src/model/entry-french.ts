/** Who reads entries knows English, Spanish and Portuguese: what French says otherwise of a day or an amount is told in those. */
const MONTHS: Readonly<Record<string, string>> = {
  ...{ janvier: 'enero', janv: 'enero', février: 'febrero', fevrier: 'febrero', févr: 'febrero', fevr: 'febrero' },
  ...{ mars: 'marzo', avril: 'abril', avr: 'abril', mai: 'mayo', juin: 'junio', juillet: 'julio', juil: 'julio' },
  ...{ août: 'agosto', aout: 'agosto', septembre: 'septiembre', sept: 'septiembre', octobre: 'octubre' },
  ...{ novembre: 'noviembre', décembre: 'diciembre', decembre: 'diciembre', déc: 'diciembre' },
};
const WEEKDAYS: Readonly<Record<string, string>> = {
  ...{ lundi: 'monday', mardi: 'tuesday', mercredi: 'wednesday', jeudi: 'thursday', vendredi: 'friday' },
  ...{ samedi: 'saturday', dimanche: 'sunday' },
};
/** At the beginning of an entry; who has paid is read from elsewhere too. */
const VERBS: Readonly<Record<string, string>> = {
  ...{ acheté: 'bought', dépensé: 'spent', payé: 'paid', reçu: 'received', gagné: 'earned', vendu: 'sold' },
};

/** Matches whole words alone, also beside letters with accents. */
const words = (pattern: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
const anyOf = (of: Readonly<Record<string, string>>) => Object.keys(of).join('|');
const inOther = (of: Readonly<Record<string, string>>, word: string) => of[word.toLowerCase()] ?? word;

const SPACED_AMOUNT =
  /(?<![\p{L}\p{N}.,])\d{1,3}(?:(?:[\u00a0\u202f]\d{3})+(?:,\d{1,2})?|(?: \d{3})+,\d{1,2})(?![\p{L}\p{N}])/gu;
const OPENING = new RegExp(
  `^\\s*(?:(?:j[’']ai|on a|nous avons)\\s+)?(${anyOf(VERBS)})(?![\\p{L}\\p{N}])(?:\\s+(?:du|de la|de l[’']|des|un|une))?`,
  'iu',
);
// In `2 mars bars 3.50` it is no month.
const MONTH_DAY = words(
  `(?:le\\s+)?(\\d{1,2})(?:er)?\\s+(?!(?<!le\\s+\\d{1,2}\\s+)mars)(${anyOf(MONTHS)})\\.?(?:\\s+(\\d{4}))?`,
);
const MONTH_DAY_ALONE = words('le\\s+(\\d{1,2})(?:er)?(?!\\s*(?:[,.]\\d|€|euros?|francs?|%|h\\b))');
const COUNTS: Readonly<Record<string, string>> = {
  un: '1',
  une: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
};
const AGO = words(`il y a\\s+(\\d{1,2}|${anyOf(COUNTS)})\\s+(jour|semaine)s?`);
const WEEKDAY = words(`(?:le\\s+)?(${anyOf(WEEKDAYS)})(?:\\s+(dernier|passé|prochain))?`);

const DAYS: readonly (readonly [RegExp, string])[] = [
  [words('avant-hier'), 'day before yesterday'],
  [words('hier(?:\\s+(?:matin|midi|soir|après-midi))?'), 'yesterday'],
  [words('après-demain'), 'day after tomorrow'],
  [words('demain'), 'tomorrow'],
  [words("aujourd[’']hui|ce (?:matin|midi|soir)|cet après-midi|cette nuit"), 'today'],
];

/** A text as who reads entries understands it: French days and amounts in words and digits of the languages that are read. */
export function withoutFrench(text: string): string {
  const plain = text
    .replaceAll(SPACED_AMOUNT, (amount) => amount.replaceAll(/[ \u00a0\u202f]/g, ''))
    .replace(OPENING, (_, verb: string) => inOther(VERBS, verb))
    .replaceAll(AGO, (_, count: string, unit: string) => {
      return `${inOther(COUNTS, count)} ${unit.toLowerCase() === 'jour' ? 'days' : 'weeks'} ago`;
    })
    .replaceAll(MONTH_DAY, (_, day: string, month: string, year?: string) => {
      return `${day} de ${inOther(MONTHS, month)}${year === undefined ? '' : ` de ${year}`}`;
    })
    .replaceAll(MONTH_DAY_ALONE, 'el $1')
    .replaceAll(WEEKDAY, (_, day: string, which?: string) => {
      return `${which?.toLowerCase() === 'prochain' ? 'next' : 'last'} ${inOther(WEEKDAYS, day)}`;
    });
  return DAYS.reduce((read, [french, english]) => read.replaceAll(french, english), plain);
}

/** A category of the budget, and the kind of its expenses. */
interface MeantCategory {
  readonly category: string;
  readonly kind: 'FIXED' | 'VARIABLE';
}

const INCOME = words('salaires?|allocations?|dividendes?|pension de retraite|prime de \\p{L}+', 'iu');
/** Money that came back from a shop. Who pays a loan back spends. */
const REFUND = words('remboursements?(?! (?:d[eu] )?(?:prêt|crédit|dette))', 'iu');

/** What the parser has found in a text. */
interface Candidate {
  readonly type: 'INCOME' | 'EXPENSE';
  readonly category: string | null;
  readonly category_type: string | null;
}

/** An entry with what French words of its text mean; what the parser has found itself stays. */
export function withFrench<Found extends Candidate>(candidate: Found, text: string): Found {
  if (candidate.type === 'INCOME') return candidate;
  if (REFUND.test(text.normalize('NFC')))
    return { ...candidate, type: 'INCOME', category: null, category_type: 'INCOME' };
  if (candidate.category !== null) return candidate;
  if (INCOME.test(text.normalize('NFC'))) return { ...candidate, type: 'INCOME', category_type: 'INCOME' };
  const meant = meantCategory(text);
  return meant === undefined ? candidate : { ...candidate, category: meant.category, category_type: meant.kind };
}

const CATEGORIES: readonly (readonly [MeantCategory, string])[] = [
  [{ category: 'Food', kind: 'VARIABLE' }, 'petit[- ]déjeuner|déjeuner|dîner|repas|restau|resto|goûter'],
  [
    { category: 'Supermarket', kind: 'FIXED' },
    'courses|supermarché|épicerie|boulangerie|boucherie|marché|pain|lait|légumes|fruits|œufs',
  ],
  [{ category: 'Gasoline', kind: 'FIXED' }, 'essence|gazole|carburant|station-service'],
  [{ category: 'Rent', kind: 'FIXED' }, 'loyer'],
  [{ category: 'Subscriptions', kind: 'FIXED' }, 'abonnement'],
  [{ category: 'Electricity', kind: 'FIXED' }, 'électricité'],
  [{ category: 'Water', kind: 'FIXED' }, "facture d[’']eau"],
  [{ category: 'Mobile Service', kind: 'FIXED' }, 'forfait (?:mobile|téléphone)|téléphone'],
  [{ category: 'Transport', kind: 'VARIABLE' }, 'métro|péage|stationnement|autobus|tramway'],
  [{ category: 'Entertainment', kind: 'VARIABLE' }, 'cinéma|bière|spectacle|théâtre'],
  [{ category: 'Personal Purchases', kind: 'VARIABLE' }, 'vêtements|chaussures|chemise'],
  [{ category: 'Health', kind: 'VARIABLE' }, 'pharmacie|médecin|dentiste|médicaments'],
  [{ category: 'Pets', kind: 'VARIABLE' }, 'vétérinaire'],
  [{ category: 'Personal Care', kind: 'VARIABLE' }, 'coiffeur|coiffeuse'],
  [{ category: 'Education', kind: 'FIXED' }, 'cantine|crèche|scolarité'],
  [{ category: 'Insurance', kind: 'FIXED' }, 'assurance'],
  [{ category: 'Travel', kind: 'VARIABLE' }, 'hôtel'],
];

/** Undefined where the words of an expense mean none, or several. */
function meantCategory(text: string): MeantCategory | undefined {
  const meant = CATEGORIES.filter(([, named]) => words(named, 'iu').test(text.normalize('NFC')));
  return meant.length === 1 ? meant[0]?.[0] : undefined;
}
