import type { PendingWrite } from '../model/pending-write';
import { fold } from '../model/text/fold';
import { collapseWhiteSpace } from '../model/text/white-space';
import { bankBalance } from './commands/bank-balance';
import { budgetCap } from './commands/budget-cap';
import { debt } from './commands/debt';
import { debts } from './commands/debts';
import { help } from './commands/help';
import { purchase } from './commands/purchase';
import { summary } from './commands/summary';
import { transaction, unrecognized } from './commands/transaction';
import { executeConfirmed } from './execute-confirmed';
import type { ChatContext, Command, CommandMessage, Reply } from './reply';

/** Commands by their folded words. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['start', help],
  ['help', help],
  ['ayuda', help],
  ['deudas', debts],
  ['balance', bankBalance],
  ['saldo', bankBalance],
  ['set balance', bankBalance],
  ['budget', budgetCap],
  ['presupuesto', budgetCap],
  ['debt', debt],
  ['can i buy', purchase],
  ['puedo comprar', purchase],
  ['simulate', purchase],
  ['summary', summary],
  ['resumen', summary],
  ['gasto', transaction],
  ['expense', transaction],
  ['ingreso', transaction],
  ['income', transaction],
]);
const LONGEST_COMMAND_WORDS = 3;

const YES: ReadonlySet<string> = new Set(['si', 's', 'ok', 'va', 'confirmo', 'yes']);
const NO: ReadonlySet<string> = new Set(['no', 'cancelar', 'cancela']);

/**
 * Answers a message in Spanish. Every write is shown first and executed when the next message confirms it. The caller
 * stores the pending write: it comes in with the message and goes out with the reply.
 */
export async function answer(raw: string, context: ChatContext, pending: PendingWrite | undefined): Promise<Reply> {
  const text = withoutAddress(collapseWhiteSpace(raw));
  const word = bareWords(text);
  if (pending !== undefined) {
    if (YES.has(word)) return executeConfirmed(context.tools, pending);
    return NO.has(word) ? { text: 'Cancelado: no guardé nada.' } : { text: pending.question, pending };
  }
  if (YES.has(word) || NO.has(word)) return { text: 'No hay nada por confirmar.' };
  const { command, message } = recognized(text);
  return command(message, context);
}

/** Turns `/gasto@CristiBot 300` into `gasto 300`; opening question and exclamation marks are removed too. */
function withoutAddress(text: string): string {
  return text.replace(/^[¿¡]?\/?([^\s@]+)@\w+/, '$1').replace(/^[/¿¡]+/, '');
}

/** The folded text without punctuation at its ends. */
function bareWords(text: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(fold(text))?.[0] ?? '';
}

function recognized(text: string): { readonly command: Command; readonly message: CommandMessage } {
  const words = text.split(' ');
  for (let count = LONGEST_COMMAND_WORDS; count > 0; count -= 1) {
    const command = COMMANDS.get(bareWords(words.slice(0, count).join(' ')));
    if (command !== undefined && words.length >= count) {
      return { command, message: { text, rest: words.slice(count).join(' ') } };
    }
  }
  return { command: unrecognized, message: { text, rest: text } };
}
