import { list } from '../list';

export const SPANISH_COUNTS = {
  /** Behind a number: it counts something and is no amount. */
  units: list(
    'pulgada, pulgadas, kg, kgs, kilo, kilos, kilito, kilitos, g, gr, grs, mg, mgs, gramo, gramos, l, lt, lts, litro, litros, ml, lb, lbs, libra, libras, oz, onza, onzas, ' +
      'pieza, piezas, pza, pzas, pz, boleto, boletos, entrada, entradas, persona, personas, km, kms, par, pares, docena, docenas, ' +
      'metros, mts, cm, mm, galon, galones, cuarto, cuartos, cucharada, cucharadas, paginas, hojas, cuadras, grados',
  ),
  timeUnits: list(
    'mes, meses, noche, noches, hora, horas, hr, dia, dias, semana, semanas, ano, anos, minuto, minutos, min, quincenas',
  ),
  halves: list('medio, media, un cuarto de, cuarto de, tres cuartos de, un medio'),
  /** Before the number of something; the number is never an amount. */
  labels: list(
    'nip, clabe, clave, cp, codigo postal, contrasena, codigo, placa, placas, matricula, folio, ref, referencia, tel, telefono, terminacion, terminada en',
  ),
  /** The same while another amount is left. */
  maybeLabels: list(
    'ruta, linea, factura, pedido, orden, mesa, vuelo, depto, departamento, local, talla, talle, numero, num, nro, piso, zona, ' +
      'terminal, asiento, habitacion, hab, puerta, canal, capitulo, temporada, anden, sala',
  ),
  instalments: list('pago, cuota, msi, mensualidad, abono, pagos, letra, parcialidad, mes'),
  clock: list('hrs, hs, h, horas, hr'),
  numberSigns: list('numero, num, nro, no'),
} as const;
