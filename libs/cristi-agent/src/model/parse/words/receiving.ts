import { list } from './list';

const toMe = (persons: string, verbs: string) =>
  list(persons).flatMap((person) => list(verbs).map((verb) => `${person} ${verb}`));

/** What one receives by these may be a thing as well as money: `me dieron una multa`, `received my parcel`. */
export const RECEIVING: ReadonlySet<string> = new Set([
  ...toMe(
    'me, nos, m',
    'dieron, dio, dan, mandaron, mando, enviaron, envio, regresaron, regreso, devolvieron, devolvio, pasaron, paso, regalaron, ' +
      'regalo, prestaron, presto, llego, llegaron, cayo, cayeron, entro, entraron, han dado, ha dado, han mandado, ha mandado, han enviado, ' +
      'ha enviado, han regalado, ha regalado, han prestado, ha prestado, han devuelto, ha devuelto, ha llegado, han llegado, ' +
      'deram, mandaram, enviaram, emprestaram, devolveram, deu, mandou, devolveu',
  ),
  ...list(
    'recibi, recibimos, recivi, resivi, resibi, recivimos, resivimos, he recibido, hemos recibido, received, receive, recebi, recebemos, gave me, gave us, sent me, sent us, lent me, lent us, ' +
      'handed me, handed us, slipped me, loaned me',
  ),
]);

/** Of one person: a name may follow, `me dio juan 500`. */
export const BY_ONE = /(io|o|ia|eu|ou)$/;

/** What is money: with one of them behind the verb, an income is meant. */
export const MONEY_NOUNS: ReadonlySet<string> = new Set(
  list(
    'dinero, lana, plata, pasta, efectivo, varo, varos, feria, money, cash, dinheiro, grana, quincena, sueldo, salario, nomina, pago, pagos, bono, ' +
      'aguinaldo, beca, propina, propinas, adelanto, anticipo, prestamo, deposito, transferencia, spei, bizum, pix, zelle, venmo, paypal, ' +
      'reembolso, devolucion, domingo, mesada, semana, comision, comisiones, renta, rentas, alquiler, parte, mitad, vales, utilidades, finiquito, ' +
      'liquidacion, apoyo, ayuda, herencia, pension, subsidio, interes, intereses, dividendo, dividendos, premio, iva, impuestos, isr, gasto, ' +
      'gastos, total, resto, cheque, check, paycheck, refund, bonus, tip, tips, rent, loan, advance, raise, rest, rebate, salary, wages, ' +
      'pay, payment, payments, half, share, deposit, transfer, allowance, stipend, grant, scholarship, pagamento, income, lo, pesos, billete, ' +
      'billetes, fondo, saldo, ahorro, ahorros, tanda, monto, cantidad, suma, ingreso, ingresos, donativo, donacion, honorarios, ' +
      'freelance, paga, dividends, dividend, interest, benefit, credit, rendimientos, compensacion, indemnizacion, caja, fianza, enganche, diezmo',
  ),
);

/** Who gives: `me dio la abuela 500`. */
export const GIVERS: ReadonlySet<string> = new Set(
  list(
    'mama, papa, mami, papi, jefe, jefa, jefes, jefita, abuela, abuelo, abuelos, abue, abuelita, abuelito, tio, tia, tios, tias, hermano, ' +
      'hermana, hermanos, hermanas, primo, prima, primos, amigo, amiga, amigos, amigas, novio, novia, esposo, esposa, marido, mujer, senora, senor, ' +
      'suegro, suegra, suegros, cunado, cunada, vecino, vecina, vecinos, cliente, clienta, clientes, hijo, hija, hijos, padre, padres, ' +
      'madre, padrino, madrina, carnal, carnala, compa, cuate, cuata, valedor, compadre, comadre, sobrino, sobrina, nieto, nieta, patron, patrona, viejo, vieja, roomie, roomies, ' +
      'inquilino, inquilina, companero, companera, companeros, socio, socia, profe, mum, mom, dad, mother, father, grandma, grandpa, ' +
      'granny, aunt, uncle, brother, sister, friend, friends, boss, client, husband, wife, boyfriend, girlfriend, roommate, parents, ' +
      'mae, pai, avo, chefe, empresa, trabajo, chamba, work, gobierno, government, banco, bank, seguro, insurance, companies, company',
  ),
);

/** Who is paid by a household: `aguinaldo de la muchacha` is spent. */
export const STAFF: ReadonlySet<string> = new Set(
  list(
    'muchacha, muchacho, ninera, nana, jardinero, chofer, cocinera, cocinero, empleada, empleado, empleadas, empleados, asistente, ' +
      'sirvienta, enfermera, enfermero, cuidadora, velador, vigilante, trabajadora, trabajador, trabajadores, portero, conserje, ' +
      'nanny, maid, cleaner, babysitter, gardener, driver, housekeeper, cook, tutor, employee, employees, staff, caregiver, baba, faxineira',
  ),
);

/** Behind `sueldo de la`: where the writer earns it, and for what time. */
export const EARNED_AT: ReadonlySet<string> = new Set(
  list(
    'empresa, chamba, trabajo, oficina, escuela, fabrica, tienda, mes, semana, quincena, ano, gobierno, job, work, company, office, month, ' +
      'week, year, proyecto, project, uni, universidad, clase, clases, curso, negocio, obra, jornada, turno, temporada, cliente, client',
  ),
);

/** Nouns for an income. Beside the word for an expense, they may say what it was paid from: `lunch with my bonus`. */
export const INCOME_NOUNS: ReadonlySet<string> = new Set(
  list('bono, bonus, payday, premio, beca, dividendos, dividend, dividends, cashback, herencia'),
);
