/** A statement of a file, and the comments that stand before it. */
export interface FileStatement {
  /** Without the semicolon at its end; white space is one space each, but for texts and bodies of functions. */
  readonly text: string;
  /** Without their dashes. */
  readonly comments: readonly string[];
}

/** A comment, a text in any quotes, the end of a statement, white space, or one other character. */
const TOKEN = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|;|\s+|[^]/g;

/** The statements of a file, in order. */
export function splitStatements(sql: string): FileStatement[] {
  const statements: FileStatement[] = [];
  let [text, comments]: [string, string[]] = ['', []];
  const end = () => {
    if (text.trim() !== '') statements.push({ text: text.trim(), comments });
    [text, comments] = ['', []];
  };
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === '--> statement-breakpoint' || token === ';') {
      if (text.trim() !== '') end();
    } else if (token.startsWith('--')) comments.push(token.slice(2).trim());
    else text += /^\s+$/.test(token) ? ' ' : token;
  }
  end();
  return statements;
}
