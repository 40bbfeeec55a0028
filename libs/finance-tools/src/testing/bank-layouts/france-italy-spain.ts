import type { BankLayout } from './bank-layout';

export const franceItalySpain: readonly BankLayout[] = [
  {
    name: 'BNP Paribas',
    currency: 'EUR',
    lines: [
      'Compte de chèques;Compte de chèques;****1234;31/01/2025;;1 000,00',
      'Date operation;Categorie operation;Sous Categorie operation;Libelle operation;Montant operation;Pointage operation',
      '31/01/2025;Alimentation;Restaurant;CB RESTO;-25,50;0',
      '28/01/2025;Revenus;Salaire;VIR SALAIRE;1 850,00;0',
    ],
    rows: [
      ['2025-01-31', '-25.50', 'RESTO'],
      ['2025-01-28', '1850.00', 'SALAIRE'],
    ],
  },
  {
    name: 'BNP Paribas, without names of columns',
    currency: 'EUR',
    lines: [
      'Compte de chèques;Compte de chèques;****1234;31/01/2025;;1 000,00',
      '31/01/2025;Paiement carte;Carte;CB RESTO;-25,50',
      '28/01/2025;Virement reçu;Virement;VIR SALAIRE;1 850,00',
      '27/01/2025;Prélèvement;Prélèvement;PRLV ELEC;-60,00',
    ],
    rows: [
      ['2025-01-31', '-25.50', 'RESTO'],
      ['2025-01-28', '1850.00', 'SALAIRE'],
      ['2025-01-27', '-60.00', 'ELEC'],
    ],
  },
  {
    name: 'Societe Generale underscore',
    currency: 'EUR',
    lines: [
      '="0012345678";01/01/2025;31/01/2025;2;31/01/2025;1 020,40 EUR',
      'date_comptabilisation;libellé_complet_operation;montant_operation;devise;',
      '30/01/2025;CARTE X1234 29/01 BOULANGERIE;-12,60;EUR;',
      '15/01/2025;VIR RECU UNIVERSITE;1500,00;EUR;',
    ],
    rows: [
      ['2025-01-30', '-12.60', 'BOULANGERIE'],
      ['2025-01-15', '1500.00', 'UNIVERSITE'],
    ],
  },
  {
    name: 'LCL headerless with a balance line',
    currency: 'EUR',
    lines: [
      '31/01/2025;-12,60;Carte;;CB BOULANGERIE 30/01/25;;0;Divers',
      '15/01/2025;1500,00;Virement;;VIREMENT UNIVERSITE;;0;Divers',
    ],
    rows: [
      ['2025-01-31', '-12.60', 'BOULANGERIE'],
      ['2025-01-15', '1500.00', 'UNIVERSITE'],
    ],
  },
  {
    name: 'CIC',
    currency: 'EUR',
    lines: [
      "Date d'opération;Date de valeur;Débit;Crédit;Libellé;Solde",
      '15/01/2025;15/01/2025;;1500,00;VIR UNIVERSITE;1600,00',
      '31/01/2025;31/01/2025;-12,60;;PAIEMENT CB BOULANGERIE;1587,40',
      '31/01/2025;31/01/2025;-7,40;;PAIEMENT CB TABAC;1580,00',
    ],
    rows: [
      ['2025-01-31', '-12.60', 'BOULANGERIE'],
      ['2025-01-15', '1500.00', 'UNIVERSITE'],
      ['2025-01-31', '-7.40', 'TABAC'],
    ],
    proof: 'proven',
  },
  {
    name: 'Caisse d Epargne',
    currency: 'EUR',
    lines: [
      'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation',
      '31/01/2025;BOULANGERIE;CB BOULANGERIE FACT 300125;ABC;;Carte bancaire;Alimentation;Pain;-12,60;;30/01/2025;31/01/2025;0',
      '15/01/2025;UNIVERSITE;VIR UNIVERSITE;DEF;Salaire janvier;Virement recu;Revenus;Salaires;;+1500,00;15/01/2025;15/01/2025;0',
    ],
    rows: [
      ['2025-01-31', '-12.60', 'BOULANGERIE'],
      ['2025-01-15', '1500.00', 'Salaire janvier'],
    ],
  },
  {
    name: 'Unicredit',
    currency: 'EUR',
    lines: [
      'Data Registrazione;Data valuta;Descrizione;Importo (EUR)',
      '31.01.2025;31.01.2025;PAGAMENTO POS;-25,50',
      '28.01.2025;28.01.2025;STIPENDIO;1.850,00',
    ],
    rows: [
      ['2025-01-31', '-25.50', 'POS'],
      ['2025-01-28', '1850.00', 'STIPENDIO'],
    ],
  },
  {
    name: 'Intesa with not booked',
    currency: 'EUR',
    lines: [
      'Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria ;Valuta;Importo',
      '31/01/2025;Esselunga;Pagamento carta;Conto 1000/123;NON CONTABILIZZATO;Spesa;EUR;-25,50',
      '28/01/2025;Stipendio;Bonifico;Conto 1000/123;CONTABILIZZATO;Stipendi;EUR;1.850,00',
    ],
    rows: [['2025-01-28', '1850.00', 'Stipendio']],
    leftOut: { pending: 1 },
  },
  {
    name: 'BBVA Spain',
    currency: 'EUR',
    lines: [
      ';;;;;;;;',
      ';Últimos movimientos;;;;;;;',
      ';F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones',
      ';31/01/2025;31/01/2025;Ferreteria;Pago con tarjeta;-45,20;EUR;1254,80;EUR;FERRETERIA LUNA',
      ';29/01/2025;29/01/2025;Nomina;Transferencia;1300,00;EUR;1300,00;EUR;TALLERES',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'Ferreteria'],
      ['2025-01-29', '1300.00', 'Nomina'],
    ],
  },
  {
    name: 'ING Spain',
    currency: 'EUR',
    lines: [
      'Movimientos de la Cuenta;;;;;;;',
      'Número de cuenta:;1465 0100 00 1234567890;;;;;;',
      'Titular:;ANA;;;;;;',
      'F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMAGEN;IMPORTE (€);SALDO (€)',
      '31/01/2025;Compras;Otros;Pago en FERRETERIA;;No;-45,20;1254,80',
      '29/01/2025;Nómina;Nómina;Nomina recibida TALLERES;;No;1300,00;1300,00',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'FERRETERIA'],
      ['2025-01-29', '1300.00', 'TALLERES'],
    ],
  },
  {
    name: 'LCL, whose first and last line are balances without a word',
    currency: 'EUR',
    lines: [
      '01/06/2026;1489,65;;00451 098285A',
      '01/06/2026;-10;Carte;;CB  Revolut**7050*   29/05/26;;0;Divers',
      "01/06/2026;-7,2;Carte;;CB  SQ *FRAN'S VERDU 29/05/26;;0;Divers",
      '01/06/2026;350;Virement;;;VIR.PERMANENT Mlle X;;',
      '02/06/2026;-16,97;Virement;;PRLV SEPA ASSURANCE LCL;;;',
      '30/06/2026;2253,94;Virement;;;VIREMENT Everping;;',
      '14/07/2026;4059,42;;00451 098285A',
    ],
    rows: [
      ['2026-06-01', '-10.00', 'Revolut'],
      ['2026-06-01', '-7.20', 'VERDU'],
      ['2026-06-01', '350.00', 'PERMANENT'],
      ['2026-06-02', '-16.97', 'ASSURANCE'],
      ['2026-06-30', '2253.94', 'Everping'],
    ],
    proof: 'proven',
    number: '00451098285A',
    leftOut: { balance: 2 },
  },
  {
    name: "Caisse d'Épargne, old",
    currency: 'EUR',
    lines: [
      'Numéro de compte : 04123456789;Nom du compte : CPT DEPOT PART.;Devise : EUR;',
      'Solde en fin de période;;;;2262,70',
      "Date;Numéro d'opération;Libellé;Débit;Crédit;Détail;",
      '11/03/24;00A1;PRLV SEPA EDF;-1234,50;;FR47EDF -MANDAT;',
      '08/03/24;00A2;VIR SEPA ACME;;2500,00;SALAIRE;',
      '05/03/24;00A3;CB CAFE FACT 040324;-2,80;;;',
      'Solde en début de période;;;;1000,00',
    ],
    rows: [
      ['2024-03-11', '-1234.50', 'EDF'],
      ['2024-03-08', '2500.00', 'SALAIRE'],
      ['2024-03-05', '-2.80', 'CAFE'],
    ],
    proof: 'proven',
    leftOut: { balance: 1 },
  },
  {
    name: 'Crédit Agricole, all days up to the twelfth',
    currency: 'EUR',
    lines: [
      'Date;Libellé;Débit Euros;Crédit Euros;',
      '11/03/2024;PRELEVEMENT EDF;1 234,50;;',
      '08/03/2024;VIREMENT ACME;;2 500,00;',
    ],
    rows: [
      ['2024-03-11', '-1234.50', 'EDF'],
      ['2024-03-08', '2500.00', 'ACME'],
    ],
  },
];
