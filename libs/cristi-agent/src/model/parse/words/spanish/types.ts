import { list } from '../list';

/** Verbs of others that bring money to `me` or `nos`. */
const BROUGHT = list(
  'pagaron, pago, consignaron, consigno, depositaron, deposito, transfirieron, transfirio, regalaron, regalo, prestaron, presto, dieron, dio, mandaron, mando, ' +
    'enviaron, envio, regresaron, regreso, devolvieron, devolvio, reembolsaron, reembolso, abonaron, abono, llego, llegaron, cayo, cayeron, ' +
    'entro, entraron, pasaron, paso, bonificaron, bonifico, reintegraron, reintegro, ingresaron, ingreso, ' +
    'han pagado, ha pagado, han depositado, ha depositado, han transferido, ha transferido, han regalado, ha regalado, han prestado, ' +
    'ha prestado, han dado, ha dado, han mandado, ha mandado, han enviado, ha enviado, han devuelto, ha devuelto, han ingresado, ' +
    'ha ingresado, ha llegado, han llegado, ha entrado, ha caido, paga, pagan, deposita, depositan, transfiere, transfieren, dan',
);
/** Verbs of others that take money from `me` or `nos`. */
const TOOK = list(
  'cobraron, cobro, costo, costaron, salio, salieron, robaron, robo, quitaron, quito, descontaron, desconto, multaron, multo, ' +
    'asaltaron, cobran, sacaron, han cobrado, ha cobrado, ha costado, han robado, ha salido, clavaron, estafaron, cargaron',
);
const toUs = (verbs: readonly string[]) => verbs.flatMap((verb) => [`me ${verb}`, `nos ${verb}`, `m ${verb}`]);
/** `me los pagó`: what was owed, or what was paid for the writer. */
const PAID_WITH_PRONOUN = list(
  'dio, dieron, pago, pagaron, devolvio, devolvieron, regreso, regresaron, deposito, depositaron, transfirio, transfirieron, paso, pasaron, ' +
    'reembolso, reembolsaron, mando, mandaron, ha dado, ha pagado, ha devuelto, han pagado, han devuelto',
).flatMap((verb) => list('me lo, me los, me la, me las, nos lo, nos los').map((pronouns) => `${pronouns} ${verb}`));
/** A loan is money in as it is made, and a thing that goes back to a shop gives it back. */
const OPEN_WHATEVER = [
  ...list('saque, sacamos, pedi, pedimos, solicite, tome, tramite').flatMap((verb) =>
    list('prestamo, un prestamo, otro prestamo, credito, un credito').map((loan) => `${verb} ${loan}`),
  ),
  ...list('devolvi, devolvimos, regrese, regresamos').flatMap((verb) =>
    list('el, la, los, las, un, una, unos, unas, mi, mis').map((article) => `${verb} ${article}`),
  ),
  ...list(
    'empene, empenamos, bonificacion, bonificaciones, me invito, nos invito, me invitaron, nos invitaron, prestamo de, prestamo del, me saque, nos sacamos, vales de despensa, vale de despensa, me toco la, me toco el, me toco un, me toco una, me toco tanda, nos toco la, rendimiento, ' +
      'rendimientos, interes de, intereses de',
  ),
];
/** Out of what one has put aside, or between one's own accounts. */
const FROM_SAVINGS = list(
  'de una cuenta a otra, de una cuenta a la otra, a mi otra cuenta, a la otra cuenta, a otra cuenta mia, entre mis cuentas, de mis ahorros, de los ahorros, de ahorros, de mi ahorro, del ahorro, de la alcancia',
);

export const SPANISH_TYPES = {
  income: [
    ...toUs(BROUGHT),
    ...list(
      'ya cayo, ya cayeron, cayo la quincena, ya deposito, ya depositaron, ya pagaron, ingreso, ingresos, ingrese, recibi, recibimos, he recibido, ' +
        'hemos recibido, cobre, cobramos, he cobrado, hemos cobrado, gane, ganamos, he ganado, hemos ganado, vendi, vendimos, se vendio, se vendieron, he vendido, ' +
        'hemos vendido, venta, ventas, venta de, ventas de, herencia, recivi, resivi, resibi, recivimos, resivimos, bendi, bendimos, pedi prestado, pedimos prestado, pago recibido, pagos recibidos, bono, premio, dividendos, intereses ganados, beca, becas, ' +
        'abono recibido, abonos recibidos, entrada de dinero, entradas de dinero, deposito recibido, transferencia recibida, spei recibido, bizum recibido',
    ),
  ],
  expense: [
    ...toUs(TOOK),
    ...list(
      'se me cayo, se me cayeron, se me perdio, se me perdieron, gasto, gastos, gaste, gastamos, he gastado, hemos gastado, pague, pagamos, he pagado, hemos pagado, compre, compramos, he comprado, ' +
        'hemos comprado, compra, se cobro, se cobraron, cobraron, costo, perdi, perdimos, di, dimos, le di, les di, le dimos, preste, le preste, ' +
        'prestamos, abone, deposite a, le deposite, consigne, le consigne, transferi, transferi a, le transferi, mande, le mande, envie, le envie, retire, ' +
        'retiramos, saque, sacamos, meti, eche, le eche, le puse, llene, cargue, invite, comi, comimos, cene, cenamos, desayune, ' +
        'desayunamos, almorce, almorzamos, tome, tomamos, fui al, done, donamos, ahorre, ahorramos, me gaste, me compre, me comi, me tome, ' +
        'pedi, pedimos, invertimos, inverti, regale, le regale, contrate, renove, alquile, rente, reserve, recargue, deje, devolvi, le devolvi, reembolse, le reembolse, les reembolse, reembolsamos, ' +
        'le hice, nos gastamos, le pague, les pague, le compre, pagamos a, ' +
        'salida de dinero, salidas de dinero, spei enviado, transferencia enviada, bizum enviado, pago enviado, deposito enviado',
    ),
  ],
  /** Phrases that hold a word of another list, and state nothing. */
  neutral: list(
    'farmacia del ahorro, farmacias del ahorro, cuenta de ahorros, caja de ahorros, fondo de ahorros, plan de ahorros, ingreso a, ingreso al, ingresos a, de cobre, bono metro, bono de metro, bono bus, bono transporte, bono de transporte, abono transporte, abono de transporte, ' +
      'compra venta, regreso a clases, punto de venta, gastos de venta, en venta, venta nocturna, ventas nocturnas, venta especial, venta de bodega, venta de liquidacion, me dio hambre, me dio sed, me dio gripa, me dio gripe, me dio frio, me dio calor, me dio sueno, ' +
      'me dio flojera, me dio antojo, me dio ganas, me dieron ganas, me dio fiebre, me dio tos, me dio por, me presto atencion, pago a, me paso a, paso por, intereses de la tarjeta, intereses de tarjeta, intereses de la tdc, intereses de la hipoteca, intereses de mora, interes de la tarjeta, ' +
      'sin intereses, pago de prestamo, pago del prestamo, prestamo del coche, prestamo del carro, prestamo del auto, prestamo de la casa, prestamo de coche, prestamo de carro, prestamo de auto',
  ),
  /** Money in either direction: the type is then doubtful. */
  openWhatever: OPEN_WHATEVER,
  fromSavings: FROM_SAVINGS,
  either: [
    ...OPEN_WHATEVER,
    ...FROM_SAVINGS,
    ...PAID_WITH_PRONOUN,
    ...list(
      'cheque de, propinas del dia, propinas de la semana, transferencia, deposito, deposite, depositamos, remesa, remesas, bizum, spei, cobro, cobros, liquidacion, prestado, vendo, vendiendo, entro, entraron, cayo, cayeron, regrese, interes, intereses, pension, jubilacion, me hizo, me hicieron, me trajo, me trajeron, me puso, me pusieron, ' +
        'depositaron, abonaron, transfirieron, mandaron, enviaron, encontre, me encontre, nos encontramos',
    ),
  ],
  /** They also say what the money was for. */
  descriptive: list(
    'ahorre, ahorramos, comi, comimos, cene, cenamos, desayune, desayunamos, almorce, almorzamos, done, donamos, me comi, ' +
      'bono, beca, becas, premio, dividendos, intereses ganados, venta, ventas, venta de, ventas de, herencia, cayo la quincena, deposito recibido, transferencia recibida',
  ),
  timeless: list(
    'gasto, gastos, compra, ingreso, ingresos, bono, beca, becas, premio, dividendos, venta, ventas, venta de, ventas de, herencia, me paga, nos paga, me deposita, nos deposita, me transfiere, nos transfiere, me pagan, nos pagan, me depositan, ' +
      'nos depositan, me transfieren, nos transfieren, me dan, nos dan, me cobran, nos cobran, pagamos, compramos, cobramos, gastamos, ' +
      'retiramos, sacamos, costo, presto',
  ),
} as const;
