import type { BankLayout } from './bank-layout';

export const netherlandsAndBelgium: readonly BankLayout[] = [
  {
    name: 'ABN AMRO tab',
    currency: 'EUR',
    lines: [
      '123456789\tEUR\t20250130\t1000,00\t987,50\t20250130\t-12,50\tBEA   NR:1 30.01.25/10.00 ALBERT HEIJN',
      '123456789\tEUR\t20250131\t987,50\t2987,50\t20250131\t2000,00\tSEPA Overboeking Salaris',
    ],
    rows: [
      ['2025-01-30', '-12.50', 'ALBERT'],
      ['2025-01-31', '2000.00', 'Salaris'],
    ],
  },
  {
    name: 'Triodos headerless direction',
    currency: 'EUR',
    lines: [
      '"30-01-2025","NL91TRIO0300000001","12,50","Debet","Albert Heijn","","BA","Boodschappen","987,50"',
      '"31-01-2025","NL91TRIO0300000001","2.000,00","Credit","Werkgever","NL20RABO0300065264","ET","Salaris","2.987,50"',
      '"31-01-2025","NL91TRIO0300000001","7,50","Debet","Bakker","NL20RABO0300065264","ET","Brood","2.980,00"',
    ],
    rows: [
      ['2025-01-30', '-12.50', 'Boodschappen'],
      ['2025-01-31', '2000.00', 'Salaris'],
      ['2025-01-31', '-7.50', 'Brood'],
    ],
    proof: 'proven',
  },
  {
    name: 'Knab',
    currency: 'EUR',
    lines: [
      'KNAB EXPORT;;;',
      'Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum',
      'NL59KNAB0123456789;30-01-2025;EUR;D;12,50;;Albert Heijn;30-01-2025;Betaalautomaat;Boodschappen;;;;;C5A;30-01-2025',
      'NL59KNAB0123456789;31-01-2025;EUR;C;2000;NL20;Werkgever;31-01-2025;Ontvangen betaling;Salaris;;;;;C5B;31-01-2025',
    ],
    rows: [
      ['2025-01-30', '-12.50', 'Albert Heijn'],
      ['2025-01-31', '2000.00', 'Salaris'],
    ],
    number: 'NL59KNAB0123456789',
  },
  {
    name: 'KBC',
    currency: 'EUR',
    lines: [
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
      'BE71096123456769;;Jan;EUR;;30/01/2025;BETALING;30/01/2025;-12,50;987,50;;-12,50;;;Delhaize;;;Boodschappen',
      'BE71096123456769;;Jan;EUR;;31/01/2025;OVERSCHRIJVING;31/01/2025;2000,00;2987,50;2000,00;;BE1;KRED;Werkgever;;;Loon',
    ],
    rows: [
      ['2025-01-30', '-12.50', 'Delhaize'],
      ['2025-01-31', '2000.00', 'Loon'],
    ],
    number: 'BE71096123456769',
  },
];
