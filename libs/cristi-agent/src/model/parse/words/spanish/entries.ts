import { list } from '../list';

/** Spanish phrases that say that a text is no entry, folded. */
export const SPANISH_NO_ENTRY = {
  questions: list('cuanto, cuanta, cuantos, cuantas'),
  plans: list(
    'voy a, vamos a, va a, vas a, iba a, iban a, ibamos a, seria, serian, quiero, queremos, quisiera, me gustaria, nos gustaria, pienso comprar, pienso gastar, ' +
      'planeo, tengo pensado, tengo que, tenemos que, hay que, necesito, necesitamos, pagare, comprare, gastare, pagaremos, compraremos, ' +
      'recuerdame, recordar, recordarme, presupuesto, presupuesto de, si compro, si gasto, puedo gastar, puedo comprar, podria, ' +
      'debo pagar, debo comprar, cotizacion, quede de pagar, me van a, nos van a, te pago, te deposito, te transfiero, te doy, casi gasto, casi pago, casi compro, por poco, por poquito, espero que, le voy a, te voy a, ' +
      'deberia, deberiamos, tendria que, tendriamos que, habria que, pagaria, gastaria, compraria, costaria, saldria, cobraria, daria, ' +
      'me alcanza, nos alcanza, alcanza para, kiero, ojala, recordatorio, recordatorios, conviene, vale la pena, te presto, les presto, le presto manana, si vendo, si pago, si cobro, ' +
      'cuando venda, cuando cobre, cuando pague, cuando me paguen, me pidieron, me pidio, me ofrecieron, me ofrecio, me prometieron, me prometio, ' +
      'esperando el reembolso, esperando reembolso, esperando la devolucion, espero el reembolso, espero la devolucion, pedi reembolso, pedi el reembolso, ' +
      'pedi un reembolso, pedi la devolucion, solicite reembolso, solicite el reembolso, solicite un reembolso, solicite la devolucion, ' +
      'me cotizaron, me cotizo, no vaya a, meta, tope, limite',
  ),
  holdings: list(
    'tengo, tenemos, tenia, traigo, traia, traemos, me queda, me quedan, me quedo, me quedaron, nos queda, nos quedan, me sobran, me sobraron, ' +
      'me sobra, me sobro, mi saldo, saldo actual, saldo disponible, saldo de la cuenta, hay en la cuenta, hay, gano, ganamos al mes, ' +
      'me falta, me faltan, nos faltan, faltan, cuesta, cuestan, esta a, estan a, me keda, me kedan, me kedaron, me quede con, nos quedamos con, subio a, subieron a, bajo a, bajaron a',
  ),
  debts: list(
    'debo, debemos, me debe, me deben, nos debe, nos deben, te debo, le debo, les debo, me debes, por pagar, por cobrar, pendiente de pago, ' +
      'sin pagar, falta pagar, faltan por pagar, vence, vencen, adeudo',
  ),
  commands: list(
    ['quita', 'cancela', 'anula', 'descarta', 'deshaz', 'modifica', 'edita', 'ignora', 'olvida', 'suprime']
      .flatMap((verb) =>
        ['el', 'la', 'lo', 'los', 'las', 'ese', 'esa', 'eso', 'este', 'mi', 'ultimo'].map((word) => `${verb} ${word}`),
      )
      .join(', ') + ', borra, borrar, elimina, eliminar, corrige, corregir',
  ),
  denials: list('no, nunca, jamas, tampoco, ya no, todavia no, aun no, ni'),
  denied: list(
    'nada de gastos, todavia no, aun no, no pago, no pagan, no he pagado, no me han pagado, no gaste, no pague, no compre, no se gasto, no hubo gastos, no hubo gasto, sin gastos, sin gastar, cancele, cancelaron, ' +
      'no alcance a, no pude, no logre, se cancelo, me cancelaron, se me olvido, se me paso, se nos olvido, olvide pagar, me olvide de, se me fue pagar, antes de pagar',
  ),
  balances: list('saldo'),
  nothing: list('nada'),
  nothingMore: list('nada mas, mas que nada, de nada, casi nada'),
} as const;
