import { bankBalance, setBankBalance } from './commands/bank-balance';
import { budgetCap } from './commands/budget-cap';
import { debt } from './commands/debt';
import { debts } from './commands/debts';
import { drop, remove, undo } from './commands/delete';
import { forget } from './commands/forget';
import { help, start } from './commands/help';
import { language } from './commands/language';
import { list } from './commands/list';
import { minimum } from './commands/minimum';
import { purchase } from './commands/purchase';
import { recurring } from './commands/recurring';
import { safeToSpend } from './commands/safe-to-spend';
import { expenses, spent } from './commands/spent';
import { progress, summary } from './commands/summary';
import type { Command } from './reply';

/** The words of each command, folded, in both languages: each is understood in either. */
const WORDS: readonly (readonly [Command, readonly string[]])[] = [
  [start, ['start']],
  [help, ['help', 'ayuda']],
  [debts, ['deudas', 'debts', 'cuanto debo', 'how much do i owe']],
  [bankBalance, ['saldo', 'balance', 'cuanto tengo', 'mi saldo', 'my balance']],
  [setBankBalance, ['set balance']],
  [budgetCap, ['budget', 'presupuesto']],
  [debt, ['debt', 'deuda']],
  [minimum, ['pague el minimo', 'pague minimo', 'paid minimum', 'paid the minimum']],
  [recurring, ['fijo', 'fijos', 'recurring']],
  [purchase, ['can i buy', 'puedo comprar', 'me alcanza para', 'simulate', 'simula']],
  [safeToSpend, ['cuanto puedo gastar', 'cuanto me queda', 'disponible', 'safe to spend', 'how much can i spend']],
  [summary, ['summary', 'resumen']],
  [progress, ['como voy', 'como vamos', 'how am i doing']],
  [
    spent,
    [
      ...['cuanto gaste', 'cuanto gastamos', 'cuanto llevo', 'cuanto llevamos', 'cuanto he gastado', 'que gaste'],
      ...['how much did i spend', 'how much have i spent', 'how much on', 'what did i spend', 'what have i spent'],
    ],
  ],
  [expenses, ['gastos', 'mis gastos', 'ver gastos', 'expenses', 'my expenses']],
  [list, ['ultimos', 'ultimas', 'los ultimos', 'mis ultimos', 'lista', 'last', 'the last', 'my last', 'list']],
  [undo, ['deshacer', 'deshaz', 'undo']],
  [remove, ['borra', 'borrar', 'borralo', 'borrala', 'elimina', 'eliminalo', 'eliminala', 'delete', 'remove']],
  [drop, ['quita', 'quitalo', 'quitala', 'drop']],
  [forget, ['olvida', 'forget']],
  [language, ['idioma', 'language']],
];

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  WORDS.flatMap(([command, words]) => words.map((word) => [word, command] as const)),
);

export const LONGEST_COMMAND_WORDS = Math.max(...[...COMMANDS.keys()].map((words) => words.split(' ').length));
