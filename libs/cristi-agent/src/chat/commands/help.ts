import type { Command } from '../reply';

const HELP = [
  'Esto es lo que entiendo, con o sin /:',
  '• gasto 155.50 tacos ayer: guarda un gasto',
  '• ingreso 12000 sueldo: guarda un ingreso',
  '• resumen, resumen 2026-02: el mes en números',
  '• presupuesto 6000, presupuesto 6000 2026-02: tope de gasto variable',
  '• saldo 12500: lo que hay en el banco',
  '• puedo comprar 2500 "compras personales" 2026-02-05',
  '• deudas: lo que debes y cuándo se paga',
  '• debt NU CC priority=HIGH balance=24385 min=1200 due=15 dna=no',
  'Antes de guardar algo te lo muestro y espero tu sí.',
].join('\n');

/** `ayuda`: the commands with examples. */
export const help: Command = async () => ({ text: HELP });
