// Labels of lines before a header, as plain words without the colon behind.

export const NUMBER_LABELS =
  'iban, account number, account no, account, account name, accountid, kontonummer, konto, depotnummer, kontonr, konto-nr, konto nr, kontonummer/iban, iban/kontonummer, girokonto, tagesgeldkonto, sparkonto, umsatze girokonto, kreditkarte, kartennummer, vertragsnummer, ' +
  'compte, numero compte, numero de compte, compte n°, n° de compte, n° compte, no de compte, conto, conto corrente, numero conto, conto n, rapporto, cuenta, numero de cuenta, n° de cuenta, cuenta corriente, conta, numero da conta, conta corrente, n° conta, ' +
  'rekening, rekeningnummer, rachunek, numer rachunku, nr rachunku, numer rachunku/karty, konto, kontonavn, cislo uctu, ucet, szamlaszam, konyvelesi szamla, tilinumero, tili, cont, hesap no, hesap numarasi, konto number, saskaita, номер счета, счет, 账号, 口座番号, 口座, 계좌번호, חשבון, מספר חשבון, client account, card number, card no, bank account, account iban, accountnumber, account number/iban';

export const CURRENCY_LABELS =
  'currency, ccy, account currency, wahrung, bewertet in, kontowahrung, devise, monnaie, valuta, divisa, moneda, moeda, munt, muntsoort, waluta, valutakod, mena, devizanem, mena uctu, valuutta, valuuta, valiuta, doviz, валюта, 币种, 通貨';

export const FROM_LABELS =
  'from, from date, start date, datestart, date from, period from, start, statement from, transactions from, von, datum von, ab, zeitraum von, buchungen von, du, date de debut, depuis, periode du, date debut, dal, da, data inizio, dal giorno, data da, desde, fecha desde, fecha inicio, fecha inicial, ' +
  'data de inicio, data inicio, data inicial, data de incio, van, vanaf, datum van, od, data od, za okres od, fran, fra, fra dato, fran och med, datum od, od data, pociatocny datum, kezdo datum, -tol, alkaen, de la, baslangic tarihi, alates, nuo, no, начало периода, с, 起始日期, 開始日, 조회시작일, מתאריך, obdobi od, begin date, period start, statement start date';

export const TO_LABELS =
  'to, to date, end date, dateend, date to, period to, end, until, statement to, bis, datum bis, zeitraum bis, buchungen bis, kontoauszug bis, au, date de fin, jusquau, date fin, al, a, data fine, data a, hasta, fecha hasta, fecha fin, fecha final, data de fim, data fim, data final, tot, t/m, tot en met, datum tot, do, data do, za okres do, ' +
  'till, til, til dato, till och med, datum do, konecny datum, zaro datum, -ig, asti, pana la, bitis tarihi, kuni, iki, lidz, конец периода, по, 终止日期, 終了日, 조회종료일, עד תאריך, obdobi do, period end, statement end date';

export const PERIOD_LABELS =
  'period, date range, statement period, transactions period, transaction period, time period, statement dates, zeitraum, buchungszeitraum, periode, zeitspanne, gebuchte umsatze, umsatzzeitraum, auswertungszeitraum, periode de, periode du, periodo, periodo de consulta, intervalo, intervalo de datas, rango de fechas, okres, za okres, data operacji od do, perioden, periode fra, ' +
  'obdobi, idoszak, lekerdezett idoszak, jakso, perioada, tarih araligi, tarih aralıgı, perioodi, periood, laikotarpis, periods, период, 查询期间, 照会期間, 조회기간, transaktioner period, date, for the period, from - to, von - bis, dates, obdobie, vypis za obdobi, statement from to, opening/closing date, opening/closing dates, billing period, billing cycle, statement cycle, statement for, account statement for the period, abrechnungszeitraum, mutasi periode, periode transaksi, periode mutasi, periode laporan, tempoh';

/** Before the date of the statement, which its entries precede. */
export const STATEMENT_DATE_LABELS =
  'statement date, date of statement, statement closing date, closing date, statement end date, statement end, statement as of, statement ending, statement period ending, statement for period ending, period ending, period ended, billing date, statement issued, bill date, ' +
  'kontoauszug vom, kontoauszug per, auszugsdatum, auszug vom, datum des auszugs, datum auszug, abrechnung vom, abrechnungsdatum, abschluss per, abrechnung per, rechnungsdatum, rechnungsabschluss per, stichtag, kontostand am, ' +
  'date du releve, releve du, releve au, releve de compte au, releve de compte du, date d arrete, date darrete, arrete au, releve arrete au, date de cloture, ' +
  'estratto conto al, estratto conto del, data estratto conto, data chiusura, ' +
  'fecha de corte, fecha corte, fecha del estado de cuenta, fecha estado de cuenta, fecha de facturacion, fecha de cierre, fecha cierre, estado de cuenta al, fecha cartola, fecha de emision, fecha extracto, fecha del extracto, extracto al, ' +
  'data do extrato, extrato de, data de fechamento, fechamento, data do fechamento, data de emissao do extrato, ' +
  'datum afschrift, afschriftdatum, data wyciagu, wyciag z dnia, wyciag na dzien, kontoutdragsdatum, kontoudskriftsdato, kontoutskriftsdato, datum vypisu, vypis ke dni, kivonat datuma, datum izpiska, hesap kesim tarihi, ekstre tarihi, hesap ozeti tarihi, tanggal laporan, tanggal cetak tagihan, tanggal penyata, tarikh penyata, 帳單日, 结单日期, 結單日期, 作成基準日';
