import { setOfPhrases } from '../find-phrases';
import { list } from './list';

/** Before the infinitive of what was only meant, hoped or agreed: `quedé en pagar`, `espero cobrar`. */
export const INTENTIONS: ReadonlySet<string> = new Set(
  list(
    'toca, tocaria, tocara, pienso, piensa, pensaba, pensabamos, pensamos, pense, pensando, pensado, espero, esperamos, esperaba, esperando, quede, ' +
      'quedo, quedamos, quedaron, pendiente, pendientes, planeo, planea, planeaba, planeamos, planeando, pretendo, pretendia, prometi, ' +
      'prometimos, acordamos, deseo, prefiero, preferimos, olvidar, olvides, acuerdate, acordarme, recuerda, falto, faltaba, urge, ocupo, ' +
      'debia, debiamos, trato, tratando, punto, estoy por, estamos por, estaba por, estabamos por',
  ),
);
/** Between an intention and its infinitive. */
export const BEFORE_INFINITIVE: ReadonlySet<string> = new Set(['en', 'de', 'a', 'con', 'ya', 'por']);
/** Nouns that end like infinitives. */
export const NO_INFINITIVES: ReadonlySet<string> = new Set(
  list(
    'bar, mar, par, celular, mujer, taller, lugar, hogar, ayer, anteayer, alquiler, collar, dolar, bazar, particular, familiar, escolar, super',
  ),
);
/** Before a verb in the present: `luego pago`. */
export const LATER = setOfPhrases(
  list('luego, despues, al rato, mas tarde, mas al rato, ya mero, otro dia, later, luego luego, el rato').flatMap(
    (word) => [word, ...['te', 'le', 'les', 'lo', 'la', 'yo'].map((person) => `${word} ${person}`)],
  ),
);

const REQUESTS = list(
  'quiero, queremos, quisiera, quisieramos, necesito, necesitamos, me gustaria, voy a, vamos a, tengo que, want to, wanna, need to, ' +
    'would like to, id like to, have to, going to, gonna, se me olvido, se me habia olvidado, olvide, forgot to',
);
const RECORDS = list('registrar, anotar, apuntar, capturar, registrarte, log, record, note down, write down');
const THAT_YOU_RECORD = list(
  'que registres, que anotes, que apuntes, que captures, que me anotes, que me apuntes, que me registres',
);
const VERBS_OF_TELLING = list('comentar, decir, contar, avisar, platicar');
/** Before what is told: `te quería comentar que gasté 200`. `quiero decir` corrects. */
const TELLING = [
  ...['te queria', 'te quiero', 'te quisiera'].flatMap((opening) =>
    VERBS_OF_TELLING.map((verb) => `${opening} ${verb}`),
  ),
  ...['queria', 'quiero', 'quisiera'].flatMap((opening) => VERBS_OF_TELLING.map((verb) => `${opening} ${verb}te`)),
  ...list('want to tell you, wanted to tell you, wanted to let you know, want to let you know'),
];
/** They ask for the entry, and are no plan: `quiero registrar`, `necesito que anotes`. */
export const RECORDING = setOfPhrases([
  ...TELLING,
  ...REQUESTS.flatMap((request) => [...RECORDS, ...THAT_YOU_RECORD].map((record) => `${request} ${record}`)),
]);

/** Before the number of a price that was not paid; `tail` ends at the number. */
export const PRICE_WORDS = setOfPhrases([
  ...['esta', 'estan', 'estaba', 'estaban', 'anda', 'andan', 'andaba', 'andaban', 'sigue', 'siguen'].flatMap((verb) =>
    ['en', 'a', 'como en', 'como a', 'casi en', 'casi a'].map((link) => `${verb} ${link}`),
  ),
  ...list(
    'vale, valen, valia, valian, costaba, costaban, cuesta, cuestan, sale en, salen en, salia en, salian en, pedia, pedian, es, es de, is',
  ),
]);
/** Words for what was paid, and those that point at it: `el total es 300`, `this is 300`. */
export const TOLD_TOTALS: ReadonlySet<string> = new Set(
  list(
    'total, cuenta, monto, importe, gasto, compra, ticket, costo, bill, amount, price, expense, ingreso, deposito, it, this, that, here, which, ' +
      'esto, eso, este, ese, que, y',
  ),
);
/** Before `a 95`, `to 95`: what was recorded is to be changed. */
export const CHANGING: ReadonlySet<string> = new Set(
  list(
    'cambia, cambialo, cambiala, cambiale, cambiar, actualiza, actualizalo, actualizala, ajusta, ajustalo, modifica, edita, editalo, change, update, edit',
  ),
);
export const CHANGED: ReadonlySet<string> = new Set(list('subio, subieron, bajo, bajaron, aumento, aumentaron'));
/** With a number behind them they change an entry, unless what it was for follows: `agrégale 200 de gasolina`. */
export const ADJUSTING: ReadonlySet<string> = new Set(list('ponle, sumale, agregale'));
/** Behind the number of what is paid again and again. */
export const RATES = setOfPhrases(
  list(
    'al mes, a la semana, al ano, a la quincena, al dia, por mes, por semana, por dia, mensual, mensuales, semanal, semanales, quincenal, quincenales, ' +
      'anual, anuales, diario, diarios, a month, a week, a year, a day, per month, per week, per year, monthly, weekly, yearly',
  ),
);
/** Verbs in the present of what is paid again and again. */
export const PAID_REGULARLY: ReadonlySet<string> = new Set(
  list('pago, pagan, paga, gasto, cobro, cobran, cobra, gano, pay, pays, spend, es, is'),
);
/** Before the number of what somebody asks for it; behind `me` it was paid. */
export const ASKED_PRICES: ReadonlySet<string> = new Set(list('cobra, cobran, pide, piden, charges'));
export const SEEN: ReadonlySet<string> = new Set(list('vi, vimos, saw, seen, spotted'));
/** What one pays to see. */
export const SHOWS: ReadonlySet<string> = new Set(
  list(
    'peli, pelis, pelicula, peliculas, movie, movies, film, show, obra, concierto, partido, game, musical, play, concert, match, band, doctor, ' +
      'dentist, dentista, medico, medica, doctora, exposicion, teatro, circo, serie, funcion, therapist, psicologo, psicologa',
  ),
);

/** Behind `no`: an exclamation, and no denial. */
export const NO_DENIALS: ReadonlySet<string> = new Set(
  list(
    'manches, mames, ma, mms, inventes, jodas, friegues, chingues, marches, pues, bueno, hombre, way, kidding, joke, lie, ps, maches, manchez',
  ),
);
/** Behind them a denial has ended. */
export const CONTRASTS: ReadonlySet<string> = new Set(['pero', 'but', 'sino', 'mas', 'porque', 'because', 'mas bien']);
