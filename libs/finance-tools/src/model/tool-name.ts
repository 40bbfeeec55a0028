/** `finance`, a resource of one or more words, an action. */
const NAME_FORM = /^finance_[a-z][a-z0-9]*(_[a-z0-9]+)*_[a-z]+$/;

/** Throws an Error, which stops the start, if the name of a tool breaks the rule of the contract. */
export function requireToolNames(names: readonly string[]): void {
  const invalid = names.filter((name) => !isToolName(name));
  if (invalid.length > 0) throw new Error(`tool names must read finance_<resource>_<action>: ${invalid.join(', ')}`);
}

export function isToolName(name: string): boolean {
  return NAME_FORM.test(name);
}
