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
