/** The languages of a household. */
export type Language = 'en' | 'pt' | 'es' | 'fr';

interface Wording {
  readonly to: string;
  readonly from: string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: { to: 'Transfer to', from: 'Transfer from' },
  pt: { to: 'Transferência para', from: 'Transferência de' },
  es: { to: 'Transferencia a', from: 'Transferencia de' },
  fr: { to: 'Virement vers', from: 'Virement de' },
};

const LONGEST_DESCRIPTION = 255;

/** What the legs of a transfer without a description are called: by the other account's name. */
export function legDescriptions(
  { fromName, toName }: { readonly fromName: string; readonly toName: string },
  language: Language = 'en',
): { readonly outgoing: string; readonly incoming: string } {
  const { to, from } = WORDINGS[language];
  return { outgoing: cut(`${to} ${toName}`), incoming: cut(`${from} ${fromName}`) };
}

/** Lengths are counted in code points. */
function cut(text: string): string {
  return Array.from(text).slice(0, LONGEST_DESCRIPTION).join('');
}
