/** `finance`, a resource of one or more words, an action. */
const NAME_FORM = /^finance_[a-z][a-z0-9]*(_[a-z0-9]+)*_[a-z]+$/;

/** Throws an Error, which ends the start, for tools whose names break the rule of this contract. */
export function requireToolNames(tools: readonly { readonly name: string }[]): void {
  const wrong = tools.map(({ name }) => name).filter((name) => !isToolName(name));
  if (wrong.length > 0) throw new Error(`tool names must read finance_<resource>_<action>: ${wrong.join(', ')}`);
}

export function isToolName(name: string): boolean {
  return NAME_FORM.test(name);
}
