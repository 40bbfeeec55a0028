import { useCasesOf, type CallContext, type Effect, type Elicit, type UseCaseTool } from '@bursar/toolkit';
import * as z from 'zod';

import { admitUser } from './admit-user';
import { inTerms, type AgentContext, type ThreadContext } from './context';
import { ERROR_CODES } from './errors';
import { success } from './model/envelope';
import { CONTRACT_CURRENCY, inCurrency } from './model/terms';
import { datedIn } from './model/time/dated-in';
import { readInput } from './read-input';

interface AgentUseCase<Input extends z.ZodObject, Data extends z.ZodObject> {
  /** The contract's name of the tool. */
  readonly name: string;
  readonly tool: UseCaseTool;
  readonly effect: Effect;
  /** The tool's arguments; `user_id` and `thread_id` come first. */
  readonly input: Input;
  /** The shape of `data` in the envelope. */
  readonly data: Data;
  /** Throws a DomainError for every refusal. */
  execute(context: ThreadContext, input: z.output<Input>, call: CallContext): Promise<z.output<Data>>;
}

type IdentityInput = z.ZodObject<{ user_id: z.ZodString; thread_id: z.ZodString }>;

const defineUseCase = useCasesOf<AgentContext>();

/** The currencies of answers that are in another one than the contract's. */
const inOther = new WeakMap<object, string>();

/**
 * Defines a use case that admits the user first, then checks its arguments, and answers with the envelope. The arguments
 * are checked here and not by the transport because the user comes before any other check, and who may be admitted
 * depends on the caller.
 */
export function defineAgentUseCase<Input extends IdentityInput, Data extends z.ZodObject>(
  useCase: AgentUseCase<Input, Data>,
) {
  const { name, tool, effect, input, data } = useCase;
  return defineUseCase({
    name,
    tool,
    effect,
    input: acceptingAnything(input),
    output: envelopeOf(data),
    // A result is in pesos unless it says otherwise.
    meta: (answer) => {
      const currency = inOther.get(answer as object);
      return currency === undefined ? undefined : { 'bursar/currency': currency };
    },
    execute: async (context, raw, call) => {
      admitUser(raw, context.allowedUserIds, call.caller);
      const given = readInput(input, raw);
      const thread = { owner: context.owner, userId: given.user_id, threadId: given.thread_id };
      return inTerms(context, async (terms, inForce, confirm) => {
        const dated = datedIn(given, terms.timeZone);
        const once = elicitingAfter(confirm, call);
        const answer = success(
          await inCurrency(terms.currency, () => useCase.execute({ ...inForce, thread, terms }, dated, once)),
        );
        if (terms.currency !== CONTRACT_CURRENCY) inOther.set(answer, terms.currency);
        return answer;
      });
    },
  });
}

/** The call, whose person is asked once `confirm` has found nothing to begin again for. */
function elicitingAfter(confirm: () => Promise<void>, { elicit, ...call }: CallContext): CallContext {
  if (elicit === undefined) return call;
  const confirmed: Elicit = async (request) => {
    await confirm();
    return elicit(request);
  };
  return { ...call, elicit: confirmed };
}

/** A schema that is published as `schema` and accepts every object. */
function acceptingAnything(schema: z.ZodObject): z.ZodObject {
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
  return z.looseObject({}).meta({ properties, required, additionalProperties: false });
}

const error = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** One flat object without alternatives at its root: clients check failures against it too. */
function envelopeOf(data: z.ZodObject) {
  return z.object({ ok: z.boolean(), data: data.optional(), error: error.optional() });
}
