import type { ChatLanguage } from '../../model/chat-language';

/** The parser's reasons, which are in English, as people read them in the other language. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^two numbers stand side by side/, 'hay dos números juntos; ¿cuál es, o son uno?'],
  [/^a range or an alternative/, 'son dos posibilidades; ¿cuánto fue?'],
  [/^another number stands in the text/, 'hay otro número en el texto; ¿cuál es el monto?'],
  [/^several amounts are named/, 'hay varios montos'],
  [/^one number is a part of the other/, 'un número es parte del otro; ¿cuánto fue?'],
  [/^it is a calculation/, 'es una cuenta; ¿cuánto fue en total?'],
  [/^it may be the price of one/, 'puede ser el precio de uno; ¿cuánto fue en total?'],
  [/^it may be what was handed over/, 'puede ser con lo que pagaste; ¿cuánto costó?'],
  [/^something is added to it or taken off/, 'se le suma o se le quita algo; ¿cuánto fue en total?'],
  [/^it is in another currency than (\w+)/, 'está en otra moneda; ¿cuánto fue en $1?'],
  [/^it is zero, negative, too large/, 'es cero, negativo, demasiado grande o se puede leer de dos maneras'],
  [/^it is approximate/, 'es aproximado'],
  [/^the number may count things/, 'el número puede ser una cantidad de cosas; ¿cuánto fue?'],
  [/^a number in words could not be read/, 'no pude leer un número en palabras'],
  [/^no day is named/, 'no dice qué día'],
  [/^there is no such day/, 'ese día no existe'],
  [/^several days are named/, 'dice varios días'],
  [/^that day is another weekday/, 'ese día es otro día de la semana'],
  [/^that day is still to come/, 'ese día todavía no llega'],
  [/^the day may be another one/, 'puede ser otro día cercano'],
  [/^another such day, a name or a habit/, 'puede ser otro día, un nombre o una costumbre'],
  [/^day and month could be the other way round/, 'el día y el mes pueden ir al revés'],
  [/^it could be a name and an amount/, 'puede ser un nombre y un monto'],
  [/^another entry names its day/, 'otra entrada dice su día y esta no'],
  [/^it could be (.+?)(?:, as before)?$/, 'puede ser $1'],
];

/** A reason of the parser in a language; undefined where it has none in it. */
export function doubtIn(language: ChatLanguage, reason: string): string | undefined {
  if (language === 'en') return reason;
  const found = SPANISH.find(([pattern]) => pattern.test(reason));
  return found && reason.replace(new RegExp(`${found[0].source}.*`, 'u'), found[1]);
}
