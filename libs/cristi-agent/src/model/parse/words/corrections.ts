import { setOfPhrases } from '../find-phrases';
import { list } from './list';

/** Between two numbers, or before the second: the first was mistaken. */
export const CORRECTIONS = setOfPhrases(
  list(
    'perdon, digo, mejor dicho, mas bien, corrijo, correccion, quise decir, quiero decir, me equivoque, error, ups, oops, no fueron, no era, no eran, no fue, ' +
      'actually, i mean, i meant, sorry, rather, correction, make that, scratch that, wait, my bad, quer dizer, alias, desculpa',
  ),
);
/** The whole of a bill, of which the writer may have paid a part. */
export const WHOLE_BILL = setOfPhrases(
  list(
    'cuenta fue, cuenta era, cuenta salio, cuenta total, total fue, total era, bill was, bill came, check was, total was',
  ),
);
/** Between two numbers: the second is a part of the first, goes off it, or counts those who shared it. */
export const PART_OF_BILL = setOfPhrases(
  list(
    'mi parte, me toco, me tocaron, me toca, me tocan, yo puse, puse, yo pago, my share, my part, my half, i put, i put in, ' +
      'de los cuales, de las cuales, de ahi, de eso, incluye, incluyendo, of which, including, vale de, vales de, cupon, cupon de, ' +
      'descuento, rebaja, menos, discount, coupon, minus, enganche, anticipo, primer pago, down payment, somos, eramos, fuimos, eran, iban',
  ),
);
