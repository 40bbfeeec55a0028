import type { BankLayout } from './bank-layout';

export const switzerlandAndAustria: readonly BankLayout[] = [
  {
    name: 'Raiffeisen Switzerland',
    currency: 'CHF',
    lines: [
      'IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date',
      'CH5604835012345678009;2025-01-31 00:00:00.0;Einkauf Migros, 30.01.2025;-23.45;976.55;2025-01-31 00:00:00.0',
      'CH5604835012345678009;2025-01-30 00:00:00.0;E-Banking Auftrag (2);-100;1000;2025-01-30 00:00:00.0',
      ';;Anna Muster;60;;',
      ';;Beat Muster;40;;',
      'CH5604835012345678009;2025-01-29 00:00:00.0;Lohn;1100;1100;2025-01-29 00:00:00.0',
    ],
    rows: [
      ['2025-01-31', '-23.45', 'Migros'],
      ['2025-01-30', '-100.00', 'E-Banking'],
      ['2025-01-29', '1100.00', 'Lohn'],
    ],
    proof: 'proven',
  },
  {
    name: 'Migros Bank',
    currency: 'CHF',
    lines: [
      'Kontoauszug bis: 31.01.2025 ;;;',
      ';;;',
      'Kontonummer: 543.278.22;;;',
      'Bezeichnung: Privat;;;',
      'Saldo: CHF 976.55;;;',
      ';;;',
      'Anna Muster;;;',
      ';;;',
      'Datum;Buchungstext;Betrag;Valuta',
      '31.01.25;Coop;-23,45;31.01.25',
      '30.01.25;Lohn;1000,00;30.01.25',
    ],
    rows: [
      ['2025-01-31', '-23.45', 'Coop'],
      ['2025-01-30', '1000.00', 'Lohn'],
    ],
  },
  {
    name: 'UBS card',
    currency: 'CHF',
    lines: [
      'sep=;',
      'Account number;Card number;Account/Cardholder;Purchase date;Booking text;Sector;Amount;Original currency;Rate;Currency;Debit;Credit;Booked',
      '0123 4567 8901;1234 56XX XXXX 7890;ANNA MUSTER;30.01.2025;HOTEL ZURICH;Hotels;50.00;CHF;;CHF;50.00;;31.01.2025',
      '0123 4567 8901;1234 56XX XXXX 7890;ANNA MUSTER;29.01.2025;AMAZON DE;Online;20.00;EUR;0.95;CHF;19.00;;30.01.2025',
      '0123 4567 8901;1234 56XX XXXX 7890;ANNA MUSTER;28.01.2025;PAYMENT;;100.00;CHF;;CHF;;100.00;28.01.2025',
      '0123 4567 8901;1234 56XX XXXX 7890;ANNA MUSTER;31.01.2025;PARKING;;5.00;CHF;;CHF;5.00;;',
      ';;;;;;;;;;;;',
      ';;;;Total per currency;;;;;CHF;69.00;100.00;',
    ],
    rows: [
      ['2025-01-31', '-50.00', 'HOTEL'],
      ['2025-01-30', '-19.00', 'AMAZON'],
      ['2025-01-28', '100.00', 'PAYMENT'],
    ],
    leftOut: { pending: 1, balance: 1 },
  },
  {
    name: 'Swisscard',
    currency: 'CHF',
    lines: [
      'Transaction date,Description,Merchant,Card number,Currency,Amount,Foreign Currency,Amount in foreign currency,Debit/Credit,Status,Merchant Category,Registered Category',
      '31.01.2025,COOP PRONTO,Coop,XXXX 1234,CHF,12.50,,,Debit,Posted,GROCERY,',
      '30.01.2025,YOUR PAYMENT,,XXXX 1234,CHF,-293.90,,,Credit,Posted,,',
    ],
    rows: [
      ['2025-01-31', '-12.50', 'COOP'],
      ['2025-01-30', '293.90', 'PAYMENT'],
    ],
  },
  {
    name: 'neon',
    currency: 'CHF',
    lines: [
      '"Date";"Amount";"Original amount";"Original currency";"Exchange rate";"Description";"Subject";"Category";"Tags";"Wise";"Spaces"',
      '"2025-01-31";"-12.50";"";"";"";"Coop";"";"food";"";"no";"no"',
      '"2025-01-30";"-20.00";"-21.00";"EUR";"0.95";"Amazon";"";"shopping";"";"no";"no"',
      '"2025-01-28";"3000.00";"";"";"";"Firma AG";"Lohn";"income";"";"no";"no"',
    ],
    rows: [
      ['2025-01-31', '-12.50', 'Coop'],
      ['2025-01-30', '-20.00', 'Amazon'],
      ['2025-01-28', '3000.00', 'Lohn'],
    ],
  },
  {
    name: 'ELBA Austria, no header',
    currency: 'EUR',
    lines: [
      '31.01.2025;Bezahlung Karte 31.01 BILLA;31.01.2025;-14,90;EUR;31.01.2025 10:11:12:123',
      '30.01.2025;Gehalt Firma;30.01.2025;1.990,00;EUR;30.01.2025 03:04:05:678',
    ],
    rows: [
      ['2025-01-31', '-14.90', 'BILLA'],
      ['2025-01-30', '1990.00', 'Gehalt'],
    ],
  },
  {
    name: 'Postfinance French',
    currency: 'CHF',
    lines: [
      'Date;Texte de notification;Crédit en CHF;Débit en CHF;Valeur;Solde en CHF',
      '31.01.2025;ACHAT MIGROS;;-64.3;31.01.2025;4135.7',
      '25.01.2025;SALAIRE;4200;;25.01.2025;4200',
    ],
    rows: [
      ['2025-01-31', '-64.30', 'MIGROS'],
      ['2025-01-25', '4200.00', 'SALAIRE'],
    ],
  },
  {
    name: 'TKB, with an in before the currency of the balance',
    currency: 'CHF',
    lines: [
      'Buchungsdatum;Valutadatum;Buchungstext;Belastung (CHF);Gutschrift (CHF);Saldo in (CHF)',
      '11.03.2024;11.03.2024;Vermieter;1234.50;;2262.70',
      '08.03.2024;08.03.2024;ACME AG;;2500.00;3497.20',
      '05.03.2024;04.03.2024;COOP;2.80;;997.20',
    ],
    rows: [
      ['2024-03-11', '-1234.50', 'Vermieter'],
      ['2024-03-08', '2500.00', 'ACME'],
      ['2024-03-05', '-2.80', 'COOP'],
    ],
    proof: 'proven',
  },
  {
    name: 'Erste Bank, a text under a name that is not known alone',
    currency: 'EUR',
    lines: [
      'Buchungsdatum,Partnername,Partner IBAN,Betrag,Währung,Buchungs-Info,Valutadatum',
      '11.03.2024,REWE,AT611904300234573201,"-1.234,50",EUR,Einkauf,11.03.2024',
      '08.03.2024,ACME,AT611904300234573202,"2.500,00",EUR,Lohn,08.03.2024',
      '05.03.2024,,,"-2,80",EUR,BILLA DANKT 1234,04.03.2024',
    ],
    rows: [
      ['2024-03-11', '-1234.50', 'REWE'],
      ['2024-03-08', '2500.00', 'ACME'],
      ['2024-03-05', '-2.80', 'BILLA DANKT 1234'],
    ],
  },
];
