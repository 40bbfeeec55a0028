import type { BankLayout } from './bank-layout';

export const easternEurope: readonly BankLayout[] = [
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
    name: 'Sberbank-like, thin spaces and commas',
    currency: 'RUB',
    lines: [
      'Дата операции;Категория;Описание;Сумма;Остаток',
      '15.01.2025;Коммунальные;СВЕТ;−80,00;2 874,80',
      '14.01.2025;Доходы;ЗАРПЛАТА;+2 000,00;2 954,80',
      '13.01.2025;Продукты;МАГАЗИН;−45,20;954,80',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'СВЕТ'],
      ['2025-01-14', '2000.00', 'ЗАРПЛАТА'],
      ['2025-01-13', '-45.20', 'МАГАЗИН'],
    ],
    proof: 'proven',
  },
  {
    name: 'Monobank Ukraine',
    currency: 'UAH',
    lines: [
      '"Дата i час операції","Деталі операції",MCC,"Сума в валюті картки (UAH)","Сума в валюті операції",Валюта,Курс,"Сума комісій (UAH)","Сума кешбеку (UAH)","Залишок після операції"',
      '"15.01.2025 10:11:12","Світло",4900,-80.0,-80.0,UAH,—,—,—,2874.8',
      '"14.01.2025 10:11:12","Зарплата",4829,2000.0,2000.0,UAH,—,—,—,2954.8',
      '"13.01.2025 10:11:12","Магазин",5411,-45.2,-1.0,EUR,45.2,—,—,954.8',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'Світло'],
      ['2025-01-14', '2000.00', 'Зарплата'],
      ['2025-01-13', '-45.20', 'Магазин'],
    ],
    proof: 'proven',
  },
  {
    name: 'Millennium Poland',
    currency: 'PLN',
    lines: [
      'Numer rachunku/karty,Data transakcji,Data rozliczenia,Rodzaj transakcji,Na konto/Z konta,Odbiorca/Zleceniodawca,Opis,Obciążenia,Uznania,Saldo,Waluta',
      '"PL12 1160 2202 0000 0001 2345 6789",2025-01-15,2025-01-15,"PRZELEW","PL61 1090 1014 0000 0712 1981 2874","TAURON","Prad",-80.00,,2874.80,PLN',
      '"PL12 1160 2202 0000 0001 2345 6789",2025-01-14,2025-01-14,"PRZELEW PRZYCHODZĄCY","PL61 1090 1014 0000 0712 1981 2874","FIRMA","Wyplata",,2000.00,2954.80,PLN',
      '"PL12 1160 2202 0000 0001 2345 6789",2025-01-13,2025-01-13,"TRANSAKCJA KARTĄ","","","ZABKA",-45.20,,954.80,PLN',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'TAURON'],
      ['2025-01-14', '2000.00', 'FIRMA'],
      ['2025-01-13', '-45.20', 'ZABKA'],
    ],
    proof: 'proven',
    number: 'PL12116022020000000123456789',
  },
  {
    name: 'Ceska sporitelna with counter accounts',
    currency: 'CZK',
    lines: [
      'Vlastní číslo účtu;Datum splatnosti;Částka;Měna;Název protiúčtu;Číslo protiúčtu;Kód banky;Zpráva pro příjemce;Variabilní symbol',
      '123456789/0800;13.01.2025;-45,20;CZK;ALBERT;111111;0100;NÁKUP;1',
      '123456789/0800;14.01.2025;2 000,00;CZK;FIRMA;111111;0100;MZDA;2',
      '123456789/0800;15.01.2025;-80,00;CZK;CEZ;111111;0100;PROUD;3',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'ALBERT'],
      ['2025-01-14', '2000.00', 'MZDA'],
      ['2025-01-15', '-80.00', 'PROUD'],
    ],
    number: '123456789/0800',
  },
  {
    name: 'OTP Bulgaria-like, cyrillic headers with debit and credit',
    currency: 'BGN',
    lines: [
      'Дата;Основание;Дебит;Кредит;Салдо',
      '13.01.2025;МАГАЗИН;45,20;;954,80',
      '14.01.2025;ЗАПЛАТА;;2 000,00;2 954,80',
      '15.01.2025;ТОК;80,00;;2 874,80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'МАГАЗИН'],
      ['2025-01-14', '2000.00', 'ЗАПЛАТА'],
      ['2025-01-15', '-80.00', 'ТОК'],
    ],
    proof: 'proven',
  },
  {
    name: 'a Russian type that is a direction',
    currency: 'RUB',
    lines: [
      'Дата;Тип;Описание;Сумма',
      '13.01.2025;Расход;МАГАЗИН;45,20',
      '14.01.2025;Приход;ЗАРПЛАТА;2 000,00',
      '15.01.2025;Расход;СВЕТ;80,00',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'МАГАЗИН'],
      ['2025-01-14', '2000.00', 'ЗАРПЛАТА'],
      ['2025-01-15', '-80.00', 'СВЕТ'],
    ],
  },
  {
    name: 'Česká spořitelna, whose column IBAN is the other side’s',
    currency: 'CZK',
    lines: [
      '"Název účtu vlastníka","Číslo účtu vlastníka","Datum zaúčtování","Název protiúčtu","IBAN","BIC","Protiúčet","Částka","Měna"',
      '"Osobní účet","1234567890/0800","05.09.2026","Lidl dekuje","","","","-412,50","CZK"',
      '"Osobní účet","1234567890/0800","06.09.2026","PETRA NOVÁKOVÁ","CZ6508000000192000145390","","2000123456","1 500,00","CZK"',
      '"Osobní účet","1234567890/0800","14.09.2026","ACME","CZ6508000000192000145399","","192000145399","25 000,00","CZK"',
    ],
    rows: [
      ['2026-09-05', '-412.50', 'Lidl'],
      ['2026-09-06', '1500.00', 'PETRA'],
      ['2026-09-14', '25000.00', 'ACME'],
    ],
    number: '1234567890/0800',
  },
];
