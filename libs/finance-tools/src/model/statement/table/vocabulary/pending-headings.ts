import { plainWord } from '../../cells/plain-word';
import { listed } from './word-lists';

// Headings of what is not booked yet are put together from these words, by language as in cell-words.ts.
const NOT_YET =
  'upcoming, pending, scheduled, planned, future, forthcoming, expected, unposted, uncleared, unbooked, authorised, authorized, ' +
  'vorgemerkte, vorgemerkter, geplante, anstehende, ausstehende, bevorstehende, kunftige, zukunftige, kommende, terminierte, ungebuchte, unverbuchte, vormerkungen, vormerkposten, ' +
  'venir, attente, futures, futurs, programmes, programmees, planifies, planifiees, prevus, prevues, ' +
  'pendientes, proximos, proximas, futuros, futuras, programados, programadas, previstos, previstas, retenidos, retenidas, retenciones, ' +
  'sospeso, futuri, futuras, programmati, programmate, prossimi, prossime, previsti, previste, pianificati, autorizzati, autorizzate, ' +
  'pendentes, agendados, agendadas, agendamentos, ' +
  'geplande, gereserveerde, toekomstige, aankomende, verwachte, ' +
  'reserverade, reserverte, reserverede, kommende, planerade, planlagte, vantande, ventende, framtida, fremtidige, ' +
  'oczekujace, zaplanowane, planowane, nadchodzace, nierozliczone, zablokowane, blokady, przyszle, ' +
  'cekajici, planovane, nezauctovane, budouci, blokace, fuggo, konyveletlen, varhato, tervezett, tulevat, odottavat, ' +
  'asteptare, viitoare, programate, bekleyen, planlanan, gelecek, tertunda, terjadwal, mendatang';
const THINGS =
  'payment, payments, transaction, transactions, transfer, transfers, activity, debit, debits, credits, charges, entries, operations, bills, items, standing, orders, direct, card, purchases, movements, authorisations, authorizations, ' +
  'umsatze, zahlungen, buchungen, uberweisungen, lastschriften, auftrage, transaktionen, kartenumsatze, dauerauftrage, ' +
  'paiements, virements, prelevements, mouvements, ecritures, carte, ' +
  'movimientos, pagos, operaciones, transferencias, transacciones, cargos, abonos, recibos, compras, tarjeta, ' +
  'movimenti, operazioni, pagamenti, bonifici, addebiti, transazioni, spese, ' +
  'lancamentos, pagamentos, transacoes, movimentos, operacoes, debitos, ' +
  'betalingen, transacties, overboekingen, afschrijvingen, boekingen, ' +
  'betalningar, transaktioner, overforingar, belopp, kop, betalinger, transaksjoner, overforsler, belop, belob, poster, ' +
  'platnosci, transakcje, przelewy, operacje, platby, transakce, pohyby, prevody, inkasa, tetelek, utalasok, fizetesek, tranzakciok, ' +
  'maksut, tapahtumat, plati, tranzactii, odemeler, islemler, talimatlar, pembayaran, transaksi';
const BETWEEN = 'a, en, in, de, di, du, and, und, et, y, e, i, &, your, my, the, les, los, las, le';

const YET = new Set(listed(NOT_YET));
const KNOWN = new Set([...YET, ...listed(THINGS), ...listed(BETWEEN)]);
/** `Not yet posted`, `Noch nicht gebuchte Umsätze`, `Movimenti non contabilizzati` */
const NEGATED =
  /\bnot (?:yet )?(?:posted|booked|cleared|processed)\b|\b(?:noch )?nicht (?:ge|ver)bucht|\bnon (?:encore )?(?:contabilizzat|comptabilise)|\bno contabilizad|\bnao contabilizad|\bnog niet (?:verwerkt|geboekt)|\b(?:ej|ikke) bo(?:k|g)f/;
const LONGEST = 60;
const MOST_WORDS = 5;

/** Whether a heading says that what stands below it is planned or not booked yet. */
export function isPendingHeading(text: string): boolean {
  if (text.length > LONGEST) return false;
  const word = plainWord(text.replace(/\(\d+\)/, ''));
  const words = word.split(/[ /,-]+/).filter((part) => part !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  return NEGATED.test(word) || (words.every((part) => KNOWN.has(part)) && words.some((part) => YET.has(part)));
}
