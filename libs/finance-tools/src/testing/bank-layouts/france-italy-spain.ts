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
];
