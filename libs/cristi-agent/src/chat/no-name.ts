import { fold } from '../model/text/fold';
import { countedNumber } from './counted';

/** Answers that name no category. */
const NO_NAMES: ReadonlySet<string> = new Set(
  [
    'no se, ni idea, no recuerdo, no me acuerdo, idk, dunno, i dont know, dont know, not sure, no idea, whatever, cualquiera',
    'hola, hello, hi, hey, gracias, thanks, thank you, wait, espera, stop, alto, luego, later, despues, nada, nothing',
    'eso, esto, it, that, this, ese, esa, la otra, el otro, the other, the other one, both, ambas, ninguna, none',
    'otra, otro, otra cosa, otra mas, something else, lo mismo, lo de siempre, same, the same, a ver, adios, bye',
    'gasto, ingreso, expense, income, gasto fijo, cancelar, cancel, deshacer, undo',
    'todo, es todo, eso es todo, asi, broma, una broma, prueba, una prueba, a joke, a test, all good',
  ].flatMap((list) => list.split(', ')),
);
/** What begins a request to the bot. */
const REQUEST =
  /^(?:borra|borrar|borral[oa]|elimina|eliminal[oa]|delete|remove|quita|quital[oa]|drop|cancela|cancelal[oa]|cancel|undo|olvida|olvidal[oa]|dejal[oa]|forget|cambia|change|corrige|fix|never ?mind|actually)(?: |$)/;
/** Questions, greetings, excuses, and what stands for a pause or a laugh. */
const CHATTER =
  /^(?:que|cuale?s?|cuant[oa]s?|donde|cuando|como|quien|por que|what|which|how|why|where|who|when|hola|hello|hey|buen[oa]s|good (?:morning|afternoon|evening|night)|perdon|disculpa|sorry|me equivoque|ya te dije|ninguna|none|my bad)(?: |,|$)|^(?:m+h*|h+u*m+|(?:ja)+j?|(?:je)+j?|(?:ha)+h?|(?:xd)+|eh+|ah+|oh+|lol|wtf)$/;
/** `no, gracias Cristi`, `mejor así`: what denies something names nothing, whatever stands behind. */
const DENIAL = /^(?:no|nope|nel|mejor)(?:[ ,.;:!]|$)/;
/** `es ingreso, sueldo` answers two questions. */
const TYPED = /^(?:gasto|ingreso|expense|income),/;
/** `el del coche` points at a thing. */
const POINTING = /^(?:el|la|lo|los|las) (?:de|del) |^the (?:one|ones) /;
const ALTERNATIVE = / (?:o|or) /;

/** Whether a text is another answer than the name of a category: `no sé`, `the second one`, `bórralo`, `gas o luz`. */
export function isNoName(text: string): boolean {
  const folded = fold(text).replace(/['’]/g, '').trim();
  const isCounted = countedNumber(folded) !== undefined;
  return (
    isCounted ||
    NO_NAMES.has(folded) ||
    [REQUEST, CHATTER, DENIAL, TYPED, POINTING, ALTERNATIVE].some((each) => each.test(folded))
  );
}
