import { list } from '../list';

export const SPANISH_MONEY = {
  /** Behind a number: pesos. */
  pesos: list('pesos, peso, pesitos, pesotes, pesos mexicanos, varos, varo, baros, baro'),
  centavos: list('centavos, centavo, cts, ctvs, centavitos'),
  /** Behind a number: another currency. */
  foreign: list(
    'dolar, dolares, dolarucos, dlls, dls, dlrs, dlr, euro, euros, reales, soles, lucas, luca, mangos, pavos, palos, yenes, ' +
      'francos, libras esterlinas, bolivianos, bolivares, quetzales, lempiras, colones, cordobas, guaranies, rupias, ' +
      'pesos argentinos, pesos colombianos, pesos chilenos, pesos uruguayos, pesos dominicanos, pesos cubanos, ' +
      'pesos filipinos, bitcoins, mdd',
  ),
  /** Directly before a number: it is not exact. */
  approximate: list(
    'ni, ni siquiera, como, casi, unos, unas, aprox, aproximadamente, mas o menos, mas menos, mas de, menos de, cerca de, cerca de los, ' +
      'alrededor de, alrededor de los, como los, casi los, por ahi de, por ahi de los, por ay de, arriba de los, sobre los, rondando los, mas de los, al menos, ' +
      'por lo menos, poco mas de, arriba de, pasadito de, pasaditos de, pasado de, maximo, debajo de, por debajo de, no llego a, no llego ni a, no llegaron a, no paso de, no pasaron de, poquito mas de, poquito menos de, hasta, a lo mucho, creo que, creo que fueron, fueron como, eran como',
  ),
  /** Behind a number: it is not exact. */
  approximateAfter: list(
    'y pico, y piquito, y tantos, y tantas, y tanto, y algo, y algo mas, y cacho, y cachito, y feria, y cambio, y centavos, y fraccion, ' +
      'pasaditos, mas o menos, mas menos, aprox, aproximadamente, o algo asi, o asi, o por ahi',
  ),
  /** Anywhere: the writer is not sure. */
  unsure: list(
    'creo, creo que, no recuerdo, no me acuerdo, no estoy seguro, no estoy segura, quizas, quiza, tal vez, a lo mejor',
  ),
  /** Behind a number: something else comes to it or goes off. */
  adjusted: list(
    'mas iva, mas propina, mas la propina, mas impuestos, mas envio, mas el envio, sin iva, sin propina, antes de impuestos, ' +
      'antes de iva, de descuento, menos descuento, menos el descuento, mas comision',
  ),
  /** A price of one of several. */
  each: [
    ...list('cada uno, cada una, cada quien'),
    ...['por', 'x', 'por cada', 'x cada'].flatMap((per) =>
      list(
        'persona, cabeza, pieza, pza, unidad, kilo, kg, litro, lt, noche, hora, hr, boleto, entrada, docena, cubeta',
      ).map((unit) => `${per} ${unit}`),
    ),
  ],
  /** The same, directly before a number. */
  eachBefore: list('de a, a razon de'),
  /** The same, directly behind a number. */
  eachBehind: list(
    'cada, diarios, diarias, por dia, x dia, al dia, la pieza, la unidad, el kilo, al kilo, el litro, la noche, la hora, el par, la docena, el boleto',
  ),
  /** Before a number: what was handed over, not the price. */
  paidWith: list(
    'me pagaron con, me pago con, pagaron con, pague con, pagamos con, pagando con, con un billete de, con billete de, con uno de, un billete de, di un billete de, pague con uno de, pague con un billete de',
  ),
  /** Anywhere: others paid a part of it. */
  shared: list(
    'a medias, a mitas, a mitades, a miches, a pachas, mitad y mitad, mitad mitad, miti y miti, miti miti, mita y mita, mita mita, entre los dos, entre las dos, entre dos, entre los tres, entre las tres, ' +
      'entre tres, entre los cuatro, entre cuatro, entre todos, entre todas, dividimos, nos dividimos, dividi la, dividi el, dividida entre, ' +
      'la mitad la, pago la mitad, pago mitad, paga la mitad, puso la mitad, puse la mitad, pague la mitad, pusimos la mitad, mitad cada, me toco la mitad, me toca la mitad, nos toco la mitad, ' +
      'dividido entre, repartimos, lo repartimos, compartimos',
  ),
  /** The same, directly before a number. */
  split: list('dividi, reparti'),
  /** It was paid more than once. */
  repeated: list('dos veces, tres veces, varias veces, doble cobro, cobro doble, cobraron doble, cobrado doble'),
  /** Before the whole of which it was a part. */
  partOf: list(
    'la mitad de, mitad de, la tercera parte de, una tercera parte de, un tercio de, una parte de, parte de, de esos, de esas, de eso, de ellos, ' +
      'de los cuales, de las cuales, de lo cual, incluye, incluyen, incluyendo',
  ),
  /** Behind what is a part of something named before. */
  partBehind: list('de esos, de esas, de eso, de ellos'),
  for: list('por, total, en total, total de, un total de, por un total de, fueron, son, salio en, salieron en'),
} as const;
