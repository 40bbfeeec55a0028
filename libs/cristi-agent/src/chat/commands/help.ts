import { told, type Command } from '../reply';

/** `ayuda`: the commands with examples. */
export const help: Command = async ({ rest }, context) =>
  rest === '' ? told(context, context.say('help')) : undefined;

/** `start`, perhaps with what a link to the bot carries. */
export const start: Command = async ({ rest }, context) =>
  rest.includes(' ') ? undefined : told(context, context.say('help'));
