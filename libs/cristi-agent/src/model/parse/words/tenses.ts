import { phraseBook } from '../find-phrases';
import { list } from './list';

/** A form of the present; `either` may be a noun as well: `pago`, `recibo`. */
export type PresentForm = 'verb' | 'either';

/** Verbs of others by which the writer gets or loses money. */
const OF_OTHERS = list(
  'paga, pagan, deposita, depositan, transfiere, transfieren, da, dan, manda, mandan, envia, envian, regresa, regresan, ' +
    'devuelve, devuelven, presta, prestan, abona, abonan, cobra, cobran, llega, llegan, cae, caen, entra, entran, entrega, ' +
    'entregan, descuenta, descuentan, toca',
);

/** Verbs that speak of the present, and so, beside a day, of one that is to come: `el viernes me pagan`. */
export const PRESENT_BOOK = phraseBook<PresentForm>([
  ...['me', 'm', 'nos', 'le', 'les', 'te', 'se'].flatMap((person) =>
    OF_OTHERS.map((verb) => [`${person} ${verb}`, 'verb'] as const),
  ),
  ...list(
    'compro, transfiero, saco, meto, invierto, doy, devuelvo, ' +
      'i pay, we pay, i buy, we buy, i spend, we spend, i get, we get, i send, we send, i receive, we receive, i give, i lend, ' +
      'he pays, she pays, they pay, pays me, pay me, pays us, pay us, get paid, gets paid, getting paid, paying, buying, spending, ' +
      'sending, receiving, comes in',
  ).map((phrase) => [phrase, 'verb'] as const),
  ...list(
    'pago, cobro, recibo, deposito, abono, retiro, mando, presto, liquido, renuevo, recargo, reservo, cae, caen',
  ).map((phrase) => [phrase, 'either'] as const),
]);

/** Between a day and its verb: `el lunes le pago`, `friday i`. */
export const BEFORE_VERB: ReadonlySet<string> = new Set(
  list('me, m, nos, le, les, te, se, lo, la, los, las, yo, ya, si, solo, tambien, que'),
);
/** Behind a verb, before what is paid: `pago la renta`; `pago de la renta` names a thing. */
export const BEFORE_OBJECT: ReadonlySet<string> = new Set(list('la, el, los, las, mi, mis, un, una, nuestra, lo'));
