import { list } from '../list';

/** Verbs of what has not happened: `me pagarán`, `que me paguen`. */
const NOT_YET = list(
  'paguen, depositen, den, manden, transfieran, presten, devuelvan, regresen, cobren, abonen, envien, ' +
    'pagara, pagaran, depositara, depositaran, dara, daran, diera, dieran, mandara, mandaran, transferira, transferiran, prestara, ' +
    'prestaran, devolvera, devolveran, regresara, regresaran, cobrara, cobraran, abonara, abonaran, enviara, enviaran, llegara, caera',
);
const toUs = (verbs: readonly string[]) => verbs.flatMap((verb) => [`me ${verb}`, `nos ${verb}`]);

/** Spanish phrases that say that a text is no entry, folded. */
export const SPANISH_NO_ENTRY = {
  questions: list(
    'cuanto, cuanta, cuantos, cuantas, cuando me pagan, cuando me depositan, cuando pago, cuando cobro, cuando pagan, cuando depositan',
  ),
  /** At the beginning of a text. */
  openingQuestions: list(
    'ya registraste, ya anotaste, ya apuntaste, ya guardaste, registraste, anotaste, apuntaste, guardaste, ya te dije, ya te habia dicho, ' +
      'quien, quienes, a quien, de quien, con quien, cual, cuales, donde, en donde, adonde, por que, para que, xq, pq, x que, en que, de que, ' +
      'a que, con que, que fue, que fueron, que compre de, que compre con, que paso, que onda',
  ),
  plans: list(
    'voy a, vamos a, va a, vas a, iba a, iban a, ibamos a, seria, serian, quiero, queremos, quisiera, me gustaria, nos gustaria, pienso comprar, pienso gastar, ' +
      'planeo, tengo pensado, tengo que, tenemos que, hay que, necesito, necesitamos, pagare, comprare, gastare, pagaremos, compraremos, ' +
      'recuerdame, recordar, recordarme, presupuesto, presupuesto de, si compro, si gasto, puedo gastar, puedo comprar, podria, ' +
      'debo pagar, debo comprar, cotizacion, quede de pagar, me van a, nos van a, te pago, te deposito, te transfiero, te doy, casi gasto, casi pago, casi compro, casi me compro, casi me gasto, casi le compro, cotice, cotize, cotizamos, quieren cobrar, quiere cobrar, quieren que pague, por poco, por poquito, espero que, le voy a, te voy a, ' +
      'deberia, deberiamos, tendria que, tendriamos que, habria que, pagaria, gastaria, compraria, costaria, saldria, cobraria, daria, ' +
      'me alcanza, nos alcanza, alcanza para, kiero, ojala, recordatorio, recordatorios, conviene, vale la pena, te presto, les presto, le presto manana, si vendo, si pago, si cobro, ' +
      'cuando venda, cuando cobre, cuando pague, cuando me paguen, me pidieron, me pidio, me ofrecieron, me ofrecio, me prometieron, me prometio, ' +
      'esperando el reembolso, esperando reembolso, esperando la devolucion, espero el reembolso, espero la devolucion, pedi reembolso, pedi el reembolso, ' +
      'pedi un reembolso, pedi la devolucion, solicite reembolso, solicite el reembolso, solicite un reembolso, solicite la devolucion, ' +
      'me cotizaron, me cotizo, no vaya a, meta, tope, limite, ' +
      'hubiera, hubieran, hubiese, hubiesen, hubieramos, habria, habrian, habriamos, ' +
      toUs(NOT_YET)
        .concat(
          list('le, les, te').flatMap((person) =>
            list('pagara, pagaran, cobrara, cobraran').map((verb) => `${person} ${verb}`),
          ),
        )
        .join(', ') +
      ', ' +
      list(
        'pagan, dan, depositan, prestan, transfieren, mandan, regresan, devuelven, cobran, paga, da, deposita, presta, manda',
      )
        .flatMap((verb) => [`si me ${verb}`, `si nos ${verb}`])
        .join(', '),
  ),
  /** What is or was done again and again. */
  habits: list(
    'normalmente, generalmente, usualmente, regularmente, habitualmente, siempre gasto, siempre pago, siempre gastamos, siempre me cobran, suelo, suele, ' +
      'solemos, solia, soliamos, diario gasto, diario pago, a diario, gastaba, gastabamos, pagaba, pagabamos, pagaban, ganaba, ganabamos, cobraba, cobraban, ' +
      'compraba, comprabamos, depositaban, daban',
  ),
  holdings: list(
    'tu saldo, su saldo, nuevo saldo, saldo al corte, saldo a favor, saldo pendiente, saldo total, saldo anterior, saldo al dia, tengo, tenemos, tenia, traigo, traia, traemos, me queda, me quedan, me quedo, me quedaron, nos queda, nos quedan, me sobran, me sobraron, ' +
      'me sobra, me sobro, mi saldo, saldo actual, saldo disponible, saldo de la cuenta, hay en la cuenta, hay, gano, ganamos al mes, ' +
      'me falta, me faltan, nos faltan, falta, faltan, faltaron, cuesta, cuestan, esta a, estan a, me keda, me kedan, me kedaron, me quede con, nos quedamos con, subio a, subieron a, bajo a, bajaron a',
  ),
  debts: list(
    'debo, debemos, me debe, me deben, nos debe, nos deben, te debo, le debo, les debo, me debes, por pagar, por cobrar, pendiente de pago, ' +
      'quedo debiendo, quede debiendo, me fio, me fiaron, nos fio, nos fiaron, pedi fiado, compre fiado, sin pagar, falta pagar, faltan por pagar, vence, vencen, adeudo',
  ),
  commands: list(
    ['quita', 'cancela', 'anula', 'descarta', 'deshaz', 'modifica', 'edita', 'ignora', 'olvida', 'suprime']
      .flatMap((verb) =>
        ['el', 'la', 'lo', 'los', 'las', 'ese', 'esa', 'eso', 'este', 'mi', 'ultimo'].map((word) => `${verb} ${word}`),
      )
      .join(', ') +
      ', borra, borrar, borralo, borrala, borrame, elimina, eliminar, eliminalo, eliminala, corrige, corregir, corrigelo, corrigela, corrigele, modificalo, modificala, ' +
      'quitale, quitalo, quitala, restale, bajale, subele',
  ),
  denials: list('no, nunca, jamas, tampoco, ya no, todavia no, aun no, ni'),
  denied: list(
    'nada de gastos, ni un peso, ni un centavo, ni un varo, ni un quinto, ni un cinco, ni un duro, ni un euro, ni un centimo, ni un dolar, todavia no, aun no, no pago, no pagan, no he pagado, no me han pagado, no gaste, no pague, no compre, no se gasto, no hubo gastos, no hubo gasto, sin gastos, sin gastar, cancele, cancelaron, ' +
      'no alcance a, no pude, no logre, no paso la tarjeta, no paso mi tarjeta, no paso el pago, reboto, rebotaron, rechazaron, declinaron, no te dije, se cancelo, me cancelaron, se me olvido, se me paso, se nos olvido, olvide pagar, me olvide de, se me fue pagar, antes de pagar, ' +
      'en vez de gastar, en vez de pagar, en vez de comprar, en lugar de gastar, en lugar de pagar, en lugar de comprar',
  ),
  balances: list('saldo'),
  nothing: list('nada'),
  nothingMore: list('nada mas, mas que nada, de nada, casi nada'),
} as const;
