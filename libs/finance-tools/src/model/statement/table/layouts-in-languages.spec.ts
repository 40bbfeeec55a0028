import { readFile, rowsOf } from '../../../testing/read-statements-of';

describe('Revolut in its languages', () => {
  it.each([
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    'Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,State,Kontostand',
    'Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde',
    'Tipo,Producto,Fecha de inicio,Fecha de finalización,Descripción,Importe,Comisión,Divisa,State,Saldo',
    'Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo',
    'Tipo,Produto,Data de início,Data de Conclusão,Descrição,Montante,Comissão,Moeda,State,Saldo',
    'Type,Product,Startdatum,Datum voltooid,Beschrijving,Bedrag,Kosten,Valuta,State,Saldo',
    'Rodzaj,Produkt,Data rozpoczęcia,Data zrealizowania,Opis,Kwota,Opłata,Waluta,State,Saldo',
    'Tip,Produs,Data de început,Data finalizării,Descriere,Sumă,Comision,Monedă,State,Sold',
    'Típus,Termék,Kezdés dátuma,Befejezés dátuma,Leírás,Összeg,Díj,Pénznem,State,Egyenleg',
    'Typ,Produkt,Datum zahájení,Datum dokončení,Popis,Částka,Poplatek,Měna,State,Zůstatek',
    'Вид,Продукт,Начална дата,Дата на приключване,Описание,Сума,Такса,Валута,Състояние,Баланс',
    'Τύπος,Προϊόν,Ημερομηνία έναρξης,Ημερομηνία ολοκλήρωσης,Περιγραφή,Ποσό,Προμήθεια,Νόμισμα,Κατάσταση,Υπόλοιπο',
    'Typ,Produkt,Dátum začatia,Dátum dokončenia,Popis,Suma,Poplatok,Mena,Stav,Zostatok',
  ])('%s', (header) => {
    const text = [
      header,
      'x,y,2025-01-30 12:00:00,2025-01-31 08:00:00,Shop,-35.20,0.00,EUR,z,963.80',
      'x,y,2025-01-31 12:00:00,2025-01-31 12:00:01,To Max,-10.00,1.00,EUR,z,952.80',
      'x,y,2025-01-31 13:00:00,,Hotel,-20.00,0.00,EUR,w,',
    ].join('\n');
    const { summary, entries } = readFile(text);
    expect(entries.map(({ bookedAt, amount }) => `${bookedAt} ${amount}`)).toEqual([
      '2025-01-31T08:00:00 -35.20',
      '2025-01-31T12:00:01 -11.00',
    ]);
    expect(summary.leftOutCounts.pending).toBe(1);
    expect(summary.questions).toEqual([]);
  });
});

describe('words of further languages', () => {
  it.each([
    ['Croatian', 'Datum knjiženja;Datum valute;Opis plaćanja;Isplata;Uplata;Stanje', 'HRK'],
    ['Slovene', 'Datum knjiženja;Datum valute;Namen;V breme;V dobro;Stanje', 'EUR'],
    ['Slovene, short', 'Datum knjiženja;Datum valute;Namen;Breme;Dobro;Stanje', 'EUR'],
    ['Croatian, whole', 'Datum izvršenja;Datum valute;Opis transakcije;Iznos terećenja;Iznos odobrenja;Saldo', 'EUR'],
    ['of SumUp', 'Transaktionsdatum;Code;Referenz;Betrag ausgehend;Betrag eingehend;Verfügbares Guthaben', 'EUR'],
    ['Indonesian', 'Tanggal;Tanggal valuta;Keterangan;Debit;Kredit;Saldo', 'IDR'],
    ['Thai', 'วันที่;เวลา;รายการ;ถอนเงิน;ฝากเงิน;ยอดคงเหลือ', 'THB'],
    ['Vietnamese', 'Ngày giao dịch;Ngày hiệu lực;Mô tả;Ghi nợ;Ghi có;Số dư', 'VND'],
    ['Hebrew', 'תאריך;תאריך ערך;תיאור;בחובה;בזכות;היתרה בש"ח', 'ILS'],
  ])('%s', (_, header, currency) => {
    const text = `${header}\n31.01.2025;31.01.2025;Shop;3520;0;6480\n30.01.2025;30.01.2025;Pay;0;10000;10000\n`;
    const { entries, summary } = readFile(text, currency);
    expect(entries.map(({ amount }) => amount)).toEqual(['-3520.00', '10000.00']);
    expect(summary.questions).toEqual([]);
  });

  it.each([
    ['Icelandic', 'Dagsetning;Vaxtadagur;Skýring;Upphæð;Staða', 'ISK'],
    ['Swedish', 'Bokförd;Valutadag;Beskrivning;Belopp;Saldo', 'EUR'],
    ['German cards', 'Belegdatum;Eingangstag;Verwendungszweck;Betrag;Kontostand', 'EUR'],
    ['French', 'Date de la transaction;Date de la valeur;Libellé;Montant;Solde', 'EUR'],
  ])('%s signed amounts', (_, header, currency) => {
    const text = `${header}\n31.01.2025;31.01.2025;Shop;-3520;6480\n30.01.2025;30.01.2025;Pay;10000;10000\n`;
    const { entries, summary } = readFile(text, currency);
    expect(entries.map(({ amount }) => amount)).toEqual(['-3520.00', '10000.00']);
    expect(summary.questions).toEqual([]);
  });

  it.each([
    ['Дебит/Кредит', 'Дт', 'Кт'],
    ['Πρόσημο ποσού', 'Χ', 'Π'],
    ['Χρέωση / Πίστωση', 'Χρέωση', 'Πίστωση'],
    ['Typ', 'Debet', 'Kredit'],
  ])('%s tells debits from credits', (name, out, into) => {
    const text = `Datum;Popis;Suma;${name}\n31.01.2025;Shop;35,20;${out}\n30.01.2025;Pay;1000,00;${into}\n`;
    expect(rowsOf(text)).toEqual(['2025-01-31 -35.20 Shop', '2025-01-30 1000.00 Pay']);
  });
});

describe('which of two days a card prints is that of the entry', () => {
  it.each([
    'Belegdatum;Eingangstag',
    'Autorisiert am;Abgerechnet am',
    'Einkaufsdatum;Verbucht am',
    'Voucher date;Date of receipt',
    'TransactionDate;BookDate',
    'Operation date (local);Settlement date (local)',
    'Дата операції;Дата проведення',
  ])('%s', (days) => {
    expect(rowsOf(`${days};Text;Betrag\n30.01.2025;31.01.2025;Shop;-35,20\n`)).toEqual(['2025-01-31 -35.20 Shop']);
  });
});

describe('a column that tells debits from credits', () => {
  it.each([
    ['Borç/Alacak', 'B', 'A'],
    ['Duguje/Potražuje', 'D', 'P'],
    ['Isplata/Uplata', 'Isplata', 'Uplata'],
    ['Dare/Avere', 'D', 'A'],
    ['D/A', 'D', 'A'],
    ['T/J', 'T', 'J'],
    ['ח/ז', 'ח', 'ז'],
    ['Type', 'Hævet', 'Indsat'],
    ['借贷标志', '借方', '贷方'],
    ['Jenis', 'Keluar', 'Masuk'],
    ['Pano/Otto', 'Otto', 'Pano'],
    ['Type', 'Money Out', 'Money In'],
    ['Type', 'Hævning', 'Indsættelse'],
    ['Tyyppi', 'Meno', 'Tulo'],
    ['Typ', 'Výber', 'Vklad'],
    ['Τύπος', 'Ανάληψη', 'Κατάθεση'],
    ['Тип', 'Списання', 'Поповнення'],
    ['Vrsta', 'Odhodek', 'Prihodek'],
    ['Transacción', 'Nota Débito', 'Nota Crédito'],
  ])('%s: %s, %s', (name, out, into) => {
    const text = `Datum;Text;Betrag;${name}\n31.01.2025;Shop;35,20;${out}\n30.01.2025;Pay;1000,00;${into}\n`;
    expect(rowsOf(text)).toEqual(['2025-01-31 -35.20 Shop', '2025-01-30 1000.00 Pay']);
  });

  it.each([
    ['Description', 'Deposit', 'Withdrawal'],
    ['Text', 'Insättning', 'Uttag'],
    ['Värdepapper/beskrivning', 'Insättning', 'Uttag'],
  ])('is the text of an entry where there is no other: %s', (name, into, out) => {
    const text = `Date,${name},Amount\n2025-01-30,${into},1000.00\n2025-01-31,${out},-35.20\n`;
    expect(rowsOf(text)).toEqual([`2025-01-30 1000.00 ${into}`, `2025-01-31 -35.20 ${out}`]);
  });

  it('is one where most amounts, none of which has a sign, are told by it', () => {
    const { entries, summary } = readFile(
      'Date,Type,Note,Amount\n2025-01-31,Expense,Shop,35.20\n2025-01-30,Income,Pay,1000.00\n2025-01-29,Transfer,Savings,50.00\n',
    );
    expect(entries.map(({ amount }) => amount)).toEqual(['-35.20', '1000.00']);
    expect(summary.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'direction: "Transfer" does not tell debit from credit'],
    ]);
    const signed =
      'Date,Type,Note,Amount\n2025-01-31,Expense,Shop,-35.20\n2025-01-30,Income,Pay,10.00\n2025-01-29,Transfer,To,-5.00\n';
    expect(readFile(signed).entries.map(({ amount }) => amount)).toEqual(['-35.20', '10.00', '-5.00']);
  });
});

it.each(['Stato operazione', 'Statut de la transaction', 'Estado del movimiento', 'Статус операції'])(
  '%s says what is not booked yet',
  (name) => {
    expect(rowsOf(`Date;Text;Amount;${name}\n31.01.2025;Shop;-35,20;ok\n01.02.2025;Hotel;-90,00;Pending\n`)).toEqual([
      '2025-01-31 -35.20 Shop',
    ]);
  },
);

it('a name of amounts above texts is that of a text', () => {
  expect(
    rowsOf(
      'Buchungsdatum;Belegdatum;Umsatz;Betrag\n31.01.2025;30.01.2025;EDEKA;-35,20\n30.01.2025;30.01.2025;REWE;-5,00\n',
    ),
  ).toEqual(['2025-01-31 -35.20 EDEKA', '2025-01-30 -5.00 REWE']);
});

it('the euro sign of ISO-8859-15 is one', () => {
  const file = Buffer.from(
    'Date;Libell\xe9;Montant (\xa4)\n31/01/2025;\xc9PICERIE;-35,20\n30/01/2025;PAIE;12,00 \xa4\n',
    'latin1',
  );
  expect(rowsOf(file)).toEqual(['2025-01-31 -35.20 ÉPICERIE', '2025-01-30 12.00 PAIE']);
});
