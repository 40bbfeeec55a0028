/** `Amount: -12.34`, `Débit : 35,20`, `金額：350`; the blanks may be no-break ones. */
const LABELLED = /^\s*(\p{L}[^:：;\t|]{0,39}?)\s*[:：]\s*(.*)$/u;

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** A line that names what it holds. */
export function labelledLine(line: string): Labelled | undefined {
  const [, label, value] = LABELLED.exec(line) ?? [];
  return label === undefined || value === undefined ? undefined : { label, value: value.trimEnd() };
}

/** The different labels before values in these lines. */
export function labelsOf(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => labelledLine(line)?.label ?? []))];
}
