import type { BankLayout } from './bank-layout';

export const northAndEast: readonly BankLayout[] = [
  {
    name: 'PKO with columns without names',
    currency: 'PLN',
    lines: [
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""',
      '"2025-01-31","2025-01-31","Płatność kartą","-31.43","PLN","+968.57","Tytuł: 123","Lokalizacja: Adres: ZABKA","",""',
      '"2025-01-30","2025-01-30","Przelew","+1000.00","PLN","+1000.00","Nadawca: FIRMA","Tytuł: Pensja","",""',
    ],
    rows: [
      ['2025-01-31', '-31.43', 'ZABKA'],
      ['2025-01-30', '1000.00', 'Pensja'],
    ],
  },
  {
    name: 'CSOB',
    currency: 'CZK',
    lines: [
      'pohyby na účtu 123456789/0300 ;;;',
      'období 01.01.2025 - 31.01.2025;;;',
      'číslo účtu;datum zaúčtování;částka;měna;zůstatek;konstantní symbol;variabilní symbol;specifický symbol;označení operace;název protiúčtu;protiúčet;poznámka',
      '123456789/0300;31.01.2025;-590,00;CZK;9410,00;;1;;Odchozí platba;Knihkupectví;1/0100;objednávka',
      '123456789/0300;30.01.2025;10000,00;CZK;10000,00;;;;Příchozí platba;Škola;2/0100;výplata',
    ],
    rows: [
      ['2025-01-31', '-590.00', 'Knihkupectví'],
      ['2025-01-30', '10000.00', 'výplata'],
    ],
    number: '123456789/0300',
  },
  {
    name: 'mBank CZ',
    currency: 'CZK',
    lines: [
      '#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;',
      '30-01-2025;31-01-2025;"PLATBA KARTOU";"";"LIDL";\'\';;;;-590,00;9 410,00;',
      '29-01-2025;30-01-2025;"PŘÍCHOZÍ PLATBA";"výplata";"Škola";\'\';;;;10 000,00;10 000,00;',
    ],
    rows: [
      ['2025-01-31', '-590.00', 'LIDL'],
      ['2025-01-30', '10000.00', 'výplata'],
    ],
  },
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
    name: 'CommBank headerless',
    currency: 'AUD',
    lines: [
      '31/01/2025,"-12.50","COLES","+987.50"',
      '30/01/2025,"+1000.00","SALARY","+1000.00"',
      '29/01/2025,"-20.00","BUS","+0.00"',
    ],
    rows: [
      ['2025-01-31', '-12.50', 'COLES'],
      ['2025-01-30', '1000.00', 'SALARY'],
      ['2025-01-29', '-20.00', 'BUS'],
    ],
    proof: 'proven',
  },
  {
    name: 'Tinkoff',
    currency: 'RUB',
    lines: [
      '"Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание";"Бонусы (включая кэшбэк)";"Округление на инвесткопилку";"Сумма операции с округлением"',
      '"31.01.2025 10:00:00";"31.01.2025";"*1234";"OK";"-500,00";"RUB";"-500,00";"RUB";"";"Супермаркеты";"5411";"Магазин";"5,00";"0,00";"500,00"',
      '"30.01.2025 10:00:00";"30.01.2025";"*1234";"FAILED";"-700,00";"RUB";"-700,00";"RUB";"";"Кафе";"5812";"Кафе";"0,00";"0,00";"700,00"',
      '"29.01.2025 10:00:00";"29.01.2025";"";"OK";"50000,00";"RUB";"50000,00";"RUB";"";"Зарплата";"";"Зарплата";"0,00";"0,00";"50000,00"',
    ],
    rows: [
      ['2025-01-31', '-500.00', 'Магазин'],
      ['2025-01-29', '50000.00', 'Зарплата'],
    ],
    leftOut: { reverted: 1 },
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
];
