import type { BankLayout } from './bank-layout';

export const scandinaviaAndBaltics: readonly BankLayout[] = [
  {
    name: 'Nordea Sweden with reserved',
    currency: 'SEK',
    lines: [
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta',
      'Reserverat;-45,00;1234;;;Pressbyrån;;SEK',
      '2025/01/31;-212,50;1234;;;ICA Kvantum;9787,50;SEK',
      '2025/01/25;10000,00;;1234;;Lön;10000,00;SEK',
    ],
    rows: [
      ['2025-01-31', '-212.50', 'ICA'],
      ['2025-01-25', '10000.00', 'Lön'],
    ],
    leftOut: { pending: 1 },
  },
  {
    name: 'DNB',
    currency: 'NOK',
    lines: [
      '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
      '"31.01.2025";"Varekjøp REMA 1000";"31.01.2025";"212,50";""',
      '"25.01.2025";"Lønn";"25.01.2025";"";"10000"',
    ],
    rows: [
      ['2025-01-31', '-212.50', 'REMA'],
      ['2025-01-25', '10000.00', 'Lønn'],
    ],
  },
  {
    name: 'ICA bank',
    currency: 'SEK',
    lines: [
      'Datum;Text;Typ;Budgetgrupp;Belopp;Saldo',
      '2025-01-31;ICA Kvantum;Korttransaktion;Mat;-1 212,50 kr;8 787,50 kr',
      '2025-01-25;Lön;Insättning;Lön;10 000,00 kr;10 000,00 kr',
    ],
    rows: [
      ['2025-01-31', '-1212.50', 'ICA'],
      ['2025-01-25', '10000.00', 'Lön'],
    ],
  },
  {
    name: 'OP Finland',
    currency: 'EUR',
    lines: [
      'Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Viite;Viesti;Arkistointitunnus',
      '2025-01-31;2025-01-31;-12,50;162;PKORTTIMAKSU;K-MARKET;;;;20250131/1',
      '2025-01-30;2025-01-30;2000,00;110;PALKKA;Firma Oy;;;Palkka;20250130/2',
    ],
    rows: [
      ['2025-01-31', '-12.50', 'K-MARKET'],
      ['2025-01-30', '2000.00', 'Palkka'],
    ],
  },
  {
    name: 'Nordea Denmark headerless',
    currency: 'DKK',
    lines: [
      '16-11-2024;"Dankort-nota DSB Kobenhavn 15149";16-11-2024;-26,00;17653,40',
      '26-10-2024;"Dankort-nota Ziggy Cafe";26-10-2024;-79,00;17679,40',
      '22-10-2024;"Overforsel";22-10-2024;461,00;17758,40',
    ],
    rows: [
      ['2024-11-16', '-26.00', 'DSB'],
      ['2024-10-26', '-79.00', 'Ziggy'],
      ['2024-10-22', '461.00', 'Overforsel'],
    ],
    proof: 'proven',
  },
  {
    name: 'SEB Sweden',
    currency: 'SEK',
    lines: [
      'Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo',
      '2025-01-15;2025-01-15;5484;EL AB;-80,00;2 874,80',
      '2025-01-14;2025-01-14;5490;LÖN;2 000,00;2 954,80',
      '2025-01-13;2025-01-13;5484;ICA;-45,20;954,80',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'EL AB'],
      ['2025-01-14', '2000.00', 'LÖN'],
      ['2025-01-13', '-45.20', 'ICA'],
    ],
    proof: 'proven',
  },
  {
    name: 'Jyske Denmark with years of two digits',
    currency: 'DKK',
    lines: [
      'Dato;Tekst;Beløb;Saldo',
      '13.01.25;NETTO;-45,20;954,80',
      '14.01.25;LØN;2.000,00;2.954,80',
      '15.01.25;EL;-80,00;2.874,80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'NETTO'],
      ['2025-01-14', '2000.00', 'LØN'],
      ['2025-01-15', '-80.00', 'EL'],
    ],
    proof: 'proven',
  },
  {
    name: 'Sparebank Norway with in and out',
    currency: 'NOK',
    lines: [
      'Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto',
      '15.01.2025;Strøm;15.01.2025;;-80,00;12345678901;98765432109',
      '14.01.2025;Lønn;14.01.2025;2000,00;;98765432109;12345678901',
      '13.01.2025;REMA;13.01.2025;;-45,20;;98765432109',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'Strøm'],
      ['2025-01-14', '2000.00', 'Lønn'],
      ['2025-01-13', '-45.20', 'REMA'],
    ],
  },
  {
    name: 'Swedbank Latvia with turnover and balances',
    currency: 'EUR',
    lines: [
      '"Klienta konts";"Ieraksta tips";"Datums";"Saņēmējs/Maksātājs";"Informācija saņēmējam";"Summa";"Valūta";"Debets/Kredīts";"Arhīva kods";"Maksājuma veids"',
      '"LV80HABA0551000000001";"10";"01.01.2025";"";"Sākuma atlikums";"1000,00";"EUR";"K";"";"AS"',
      '"LV80HABA0551000000001";"20";"13.01.2025";"RIMI";"Pirkums";"45,20";"EUR";"D";"1";"CTX"',
      '"LV80HABA0551000000001";"20";"14.01.2025";"FIRMA";"Alga";"2000,00";"EUR";"K";"2";"INB"',
      '"LV80HABA0551000000001";"82";"31.01.2025";"";"Apgrozījums";"45,20";"EUR";"D";"";"K2"',
      '"LV80HABA0551000000001";"82";"31.01.2025";"";"Apgrozījums";"2000,00";"EUR";"K";"";"K2"',
      '"LV80HABA0551000000001";"86";"31.01.2025";"";"Beigu atlikums";"2954,80";"EUR";"K";"";"LS"',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'RIMI'],
      ['2025-01-14', '2000.00', 'FIRMA'],
    ],
    proof: 'proven',
    leftOut: { balance: 4 },
    number: 'LV80HABA0551000000001',
  },
  {
    name: 'DNB, with entries that are only reserved',
    currency: 'NOK',
    lines: [
      '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
      '"18.08.2026";"Varekjøp i butikk REMA EIK              T Reservert transaksjon ";"20.08.2026";35.8;""',
      '"17.08.2026";"Overføring  Reservert transaksjon ";"20.08.2026";"";1000',
      '"17.08.2026";"Varekjøp Rema Eik Rema 1000 Ei Tønsberg Dato 07.08 kl. 13.01 ";"17.08.2026";100.3;""',
      '"16.08.2026";"Reservert transaksjon EasyPark AS";"17.08.2026";24;""',
    ],
    rows: [
      ['2026-08-17', '-100.30', 'Tønsberg'],
      ['2026-08-16', '-24.00', 'EasyPark'],
    ],
    leftOut: { pending: 2 },
  },
  {
    name: 'Handelsbanken, booked on another day',
    currency: 'SEK',
    lines: [
      'Privatkonto;;Clearing: 6000;Kontonummer: 123 456 789;',
      ';;;;',
      'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo',
      '2024-03-08;2024-03-08;Lön;2 500,00;3 497,20',
      '2024-03-05;2024-03-03;ICA;-2,80;997,20',
    ],
    rows: [
      ['2024-03-08', '2500.00', 'Lön'],
      ['2024-03-05', '-2.80', 'ICA'],
    ],
  },
  {
    name: 'Swedbank Lithuania',
    currency: 'EUR',
    lines: [
      '"Sąskaitos Nr.","","Data","Gavėjas","Paaiškinimai","Suma","Valiuta","D/K","Įrašo Nr.","Kodas"',
      '"LT127300010012345678","10","2024-03-01","","Likutis pradžiai","1000.00","EUR","K","","AS"',
      '"LT127300010012345678","20","2024-03-14","RIMI","PIRKINYS","2.80","EUR","D","2024031400001","K"',
      '"LT127300010012345678","20","2024-03-15","ACME","Atlyginimas","2500.00","EUR","K","2024031500001","MK"',
      '"LT127300010012345678","82","2024-03-31","","Apyvarta","2.80","EUR","D","","K2"',
      '"LT127300010012345678","82","2024-03-31","","Apyvarta","2500.00","EUR","K","","K2"',
      '"LT127300010012345678","86","2024-03-31","","Likutis pabaigai","3497.20","EUR","K","","LS"',
    ],
    rows: [
      ['2024-03-14', '-2.80', 'RIMI PIRKINYS'],
      ['2024-03-15', '2500.00', 'ACME Atlyginimas'],
    ],
    proof: 'proven',
    number: 'LT127300010012345678',
    leftOut: { balance: 4 },
  },
];
