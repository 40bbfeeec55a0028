/** A request that people pick from a menu of their host instead of writing it: filled in, it goes to the model as theirs. */
export interface Prompt {
  /** Lower-case words with underscores, no other domain's. */
  readonly name: string;
  readonly title: string;
  /** For the person at the menu, in the language of the domain's people. */
  readonly description: string;
  /** By name, in the order in which they are asked for. */
  readonly arguments: Readonly<Record<string, PromptArgument>>;
  /** What following it does; a server on which nothing may be written offers only what reads. */
  readonly effect: 'read' | 'write';
  /** The text for the model. Every required argument is given; an empty one counts as not given. */
  render(given: Readonly<Record<string, string>>): string;
}

export interface PromptArgument {
  readonly title: string;
  /** What to write, with an example. */
  readonly description: string;
  readonly required: boolean;
}

type Given<Arguments extends Prompt['arguments']> = {
  readonly [Name in keyof Arguments]: Arguments[Name]['required'] extends true ? string : string | undefined;
};

/** Types a prompt's `render` by its own arguments; the result fits any list of prompts. */
export function definePrompt<const Arguments extends Prompt['arguments']>(
  prompt: Omit<Prompt, 'arguments' | 'render'> & {
    readonly arguments: Arguments;
    render(given: Given<Arguments>): string;
  },
): Prompt {
  return { ...prompt, render: (given) => prompt.render(given as Given<Arguments>) };
}
