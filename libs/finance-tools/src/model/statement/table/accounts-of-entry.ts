import { plainWord } from '../cells/plain-word';
import type { HeaderCell } from './find-header';
import type { TableRow } from './table-rows';

/** Where money came from and where it went, as programs and banks that print both name the two columns. */
const PAIRS = new Set(
  (
    'from/to, from account/to account, account from/account to, source/destination, source account/destination account, source name/destination name, source/target, ' +
    'expense(transfer out)/income(transfer in), from account/to account / to category, sender/recipient, sender/receiver, payer/payee, payer/beneficiary, paid from/paid to, debtor/creditor, ' +
    'von/nach, von/an, von/zu, von konto/nach konto, von konto/auf konto, von konto/zu konto, quelle/ziel, quellkonto/zielkonto, absender/empfanger, auftraggeber/empfanger, ' +
    'de/a, de/vers, du compte/au compte, compte source/compte destination, compte de depart/compte darrivee, emetteur/beneficiaire, expediteur/destinataire, ' +
    'da/a, da conto/a conto, conto di origine/conto di destinazione, ordinante/beneficiario, mittente/destinatario, ' +
    'desde/hacia, de/para, origen/destino, cuenta origen/cuenta destino, cuenta de origen/cuenta de destino, ordenante/beneficiario, remitente/destinatario, ' +
    'origem/destino, conta origem/conta destino, conta de origem/conta de destino, da conta/para a conta, remetente/destinatario, ' +
    'van/naar, van rekening/naar rekening, opdrachtgever/begunstigde, z konta/na konto, z rachunku/na rachunek, nadawca/odbiorca, ' +
    'fran/till, fran konto/till konto, avsandare/mottagare, fra/til, fra konto/til konto, afsender/modtager, avsender/mottaker, ' +
    'maksaja/saaja, tililta/tilille, z uctu/na ucet, platce/prijemce, gonderen/alici, откуда/куда, со счета/на счет, отправитель/получатель'
  ).split(', '),
);

export interface SidesOfEntry {
  readonly from: number;
  readonly to: number;
}

/** The columns of both accounts, by their names. */
export function sidesNamed(header: readonly HeaderCell[] | undefined): SidesOfEntry | undefined {
  const names = (header ?? []).map(({ name }) => name.replaceAll('_', ' '));
  for (const [from, name] of names.entries()) {
    const to = names.findIndex((other, index) => index !== from && PAIRS.has(`${name}/${other}`));
    if (name !== '' && to >= 0) return { from, to };
  }
  return undefined;
}

const MOST_NAMES = 1_000;
const MOST_CANDIDATES = 8;

/** The accounts that a table may be of, the likeliest first: one alone that all its lines name is it. */
export interface OwnAccounts {
  readonly own: string | undefined;
  readonly candidates: readonly string[];
}

/** @param isEntry a line that counts. */
export function ownAccounts(
  rows: Iterable<TableRow>,
  { from, to }: SidesOfEntry,
  isEntry: (cells: readonly string[]) => boolean,
): OwnAccounts {
  const counts = new Map<string, { readonly text: string; lines: number }>();
  let lines = 0;
  for (const { cells } of rows) {
    if (!isEntry(cells)) continue;
    lines += 1;
    for (const text of new Set([cells[from] ?? '', cells[to] ?? ''])) {
      const word = plainWord(text);
      const known = counts.get(word);
      if (known !== undefined) known.lines += 1;
      else if (word !== '' && counts.size < MOST_NAMES) counts.set(word, { text: text.trim(), lines: 1 });
    }
  }
  const sorted = [...counts.values()].sort((one, other) => other.lines - one.lines);
  const everywhere = sorted.filter((account) => account.lines === lines);
  const candidates = (everywhere.length > 0 ? everywhere : sorted.slice(0, MOST_CANDIDATES)).map(({ text }) => text);
  return { own: everywhere.length === 1 ? candidates[0] : undefined, candidates };
}
