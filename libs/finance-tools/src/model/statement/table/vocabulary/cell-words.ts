// What cells say about their line, in any of the languages of header-words.ts; compared whole, as plain words.

/** Cells of a direction column. */
export const DIRECTION_VALUES = {
  out:
    'debit, d, dr, dbit, exp, s, soll, debet, af, uit, out, cargo, debito, addebito, dare, expense, kiadas, obciazenie, lastschrift, outflow, ' +
    'belastung, withdrawal, ausgang, uscita, saida, egreso, adeudo, ut, ud, wydatek, vydaj, odchozi, odchozi platba, terheles, db, -, расход, ' +
    'списание, 支出, 借, 출금, 出金, debe, retiro, gider, borc, minus, sortie, kimeno, d-, wn, debits, paid out, money out, dt, debet (d), debit (d), outgoing, odchádzajúca, ' +
    'sent, spent, despesa, gasto, ausgabe, depense, zahlungsausgang, decaissement, opname, -1, спысання, дт, витрати, vydavok, otto, keluar, 支払, 지급, ถอน, ghi no, isplata, חובה, χρεωση, χ, δ, ' +
    'haevning, belastning, meno, abbuchung, retirada, levantamento, rozchod, vyber, iesire, cheltuiala, rashod, trosak, odhodek, разход, теглене, витрата, списання, cikis, εξοδα, εξοδο, αναληψη, islaidos, izdevumi, valjaminek, uttekt, gjold, outgoing payment, outgoing transfer, transfer-out, payment out, bank transfer out, nota debito, nota de debito, debito cta, debito en cuenta, debito a cuenta, cargo en cuenta',
  in:
    'credit, c, cr, crdt, h, haben, k, kredit, bij, in, abono, credito, accredito, avere, income, bevetel, uznanie, gutschrift, inflow, ' +
    'deposit, eingang, entrata, entrada, ingreso, inn, ind, wplyw, prijem, prichozi, prichozi platba, jovairas, +, приход, зачисление, 收入, ' +
    '贷, 입금, 入金, haber, deposito, gelir, alacak, plus, entree, bejovo, c+, ma, credits, paid in, money in, ct, kt, credit (c), kredit (k), incoming, ' +
    'received, receita, einnahme, recette, zahlungseingang, encaissement, storting, 1, +1, зарахування, кт, надходження, pano, masuk, ฝาก, ghi co, uplata, זכות, πιστωση, π, ' +
    'indsaettelse, godskriving, inkomst, tulo, revenu, przychod, vklad, prichadzajuca, incasare, intrare, venit, prihod, prihodek, вноска, дохід, доход, поповнення, giris, εσοδα, εσοδο, καταθεση, pajamos, ienemumi, sissetulek, innlogn, tekjur, incoming payment, incoming transfer, transfer-in, payment in, bank transfer in, nota credito, nota de credito, credito cta, credito a cta, credito en cuenta, credito a cuenta, abono en cuenta',
} as const;

/** Cells of a status column, texts of a booking date, and headings of a section. */
export const PENDING_WORDS =
  'pending, pend, authorised, authorized, autorisiert, очікується, authorisation, authorization, vorgemerkt, umsatz vorgemerkt, umsatze vorgemerkt, vorgemerkte umsatze, en attente, in sospeso, pendiente, pendente, pdng, ' +
  'offen, vormerkung, vorgemerkte umsatze/pending, in progress, processing, in bearbeitung, noch nicht gebucht, nicht gebucht, a venir, en cours, en cours de traitement, non comptabilise, non contabilizzato, ' +
  'da contabilizzare, in attesa, autorizzato, en proceso, retenido, retenida, por confirmar, a processar, em processamento, futuro, lancamentos futuros, gereserveerd, reservering, in behandeling, nog niet verwerkt, ' +
  'oczekujaca, oczekujace, w toku, blokada, nierozliczona, w realizacji, reserverat, reserveret, reservert, reservation, preliminar, reserverad, under behandling, venter, vantar, ej bokford, ' +
  'cekajici, nezauctovano, blokace, rezervace, fuggoben, fuggo, zarolas, nem konyvelt, varaus, katevaraus, odottaa, in asteptare, beklemede, broneering, ootel, rezervets, laukiama, rezervuota, ' +
  'в обработке, hold, ожидает, обробляється, 処理中, 未確定, 处理中, 대기, pending transactions, pending transaction, scheduled, geplant, uncleared, new, neu, ausstehend, authorised transactions, non booked, not posted, unposted, waiting, provisional, temporary hold, movimientos pendientes, operations en attente, operations a venir, transacoes pendentes, ' +
  'in afwachting, voorlopig, zablokowana, rezerwacja, autoryzacja, oczekuje, autorisierung, wartend, en attente de traitement, autorise, autorisee, autorisation, in elaborazione, non contabilizzata, autorizzata, autorizado, autorizada, en curso, en tramite, no contabilizado, no contabilizada, cativo, nao contabilizado, em curso, agendado, agendada, vantande, afventer, varattu, kesken, odottava, ' +
  'ceka na zuctovani, nezuctovano, blokovano, cakajuca, cakajuce, nezauctovana, blokovana, folyamatban, in curs, in procesare, чакаща, чакащо, изчакващ, на чекању, na cekanju, rezervirano, u obradi, v obdelavi, σε εκκρεμότητα, εκκρεμεί, δέσμευση, bekliyor, provizyon, очікує, в обробці, холд, vykdoma, gaida, broneeritud, not yet posted, awaiting, on hold';

/** Texts of entries that are not booked yet end in these. */
export const PENDING_ENDINGS = ['reservert transaksjon'] as const;

export const REVERTED_WORDS =
  'reverted, declined, ruckgangig gemacht, cofniete, cofnieto, cofnieta, wycofane, odrzucone, anulowane, annule/renvoye, teruggedraaid, teruggeboekt, ongedaan gemaakt, storniran, anulata, returnat,  failed, cancelled, canceled, denied, storniert, rejected, returned to sender, abgelehnt, abgebrochen, fehlgeschlagen, zuruckgewiesen, ungultig, ' +
  'refuse, refusee, annule, annulee, rejete, rejetee, echoue, rifiutato, rifiutata, annullato, annullata, stornato, respinto, rechazado, rechazada, cancelado, cancelada, anulado, anulada, fallido, fallida, denegada, denegado, ' +
  'recusado, recusada, rejeitado, rejeitada, geweigerd, geannuleerd, mislukt, afgewezen, odrzucona, anulowana, odrzucony, anulowany, zwrocona, nekad, avvisad, afvist, avvist, kansellert, annulleret, makulerad, ' +
  'zamitnuto, zruseno, odmitnuto, stornovano, elutasitva, elutasitott, torolt, sikertelen, hylatty, peruttu, respins, anulat, iptal, reddedildi, failed/declined, отклонено, отменено, отказ, voided, void, expired, reversed, deleted, ' +
  '失败, 已关闭, 交易关闭, 取消, 취소, unsuccessful, error, revertido, revertida, invalid, abandoned, removed, blocked, charged back, ' +
  'отказано, сторнирано, ακυρώθηκε, απορρίφθηκε, αποτυχία, otkazano, odbijeno, stornirano, zavrnjeno, preklicano, zamietnute, zrusene, atsaukta, atmesta, atcelts, noraidits, tuhistatud, скасовано, відхилено, esuat, visszautasitva, meghiusult, basarisiz, avbrutt, mislyktes, fejlet, avbruten, misslyckad, aterkallad, afgebroken, widerrufen, gescheitert, abandonne, echec, fallito, non riuscito, falhou, falhada, odrzucono, anulowano, timed out, not completed, nekat';

/** Whole texts of lines that print a balance, before the first entry. */
export const OPENING_WORDS =
  'opening balance, initial available balance, open balance, beginning balance, balance brought forward, brought forward, balance forward, previous balance, starting balance, start balance, openingbalance, balance b/f, balance bf, balance b/fwd, b/f, balance b/d, initial balance, opening, open, opening ledger balance, last statement balance, ' +
  'saldovortrag, anfangssaldo, alter kontostand, alter saldo, anfangskontostand, eroffnungssaldo, startsaldo, vortrag, saldo vortrag, ubertrag, anfangsbestand, kontostand alt, saldo alt, ' +
  'solde initial, report, ancien solde, ancien solde crediteur, ancien solde debiteur, solde precedent, solde anterieur, solde debut, solde de depart, report solde, solde d ouverture, solde a nouveau, solde douverture, ' +
  'saldo iniziale, saldo precedente, saldo contabile iniziale, saldo di apertura, saldo apertura, ' +
  'saldo inicial, saldo anterior, saldo de apertura, saldo previo, saldo de inicio, ' +
  'beginsaldo, vorig saldo, oud saldo, openingssaldo, saldo vorige afschrift, ' +
  'saldo poczatkowe, saldo otwarcia, ' +
  'ingaende saldo, inngaende saldo, startsaldo, primosaldo, saldo inngaende, ingaende balans, ' +
  'pocatecni zustatek, pociatocny zostatok, nyito egyenleg, kezdo egyenleg, predchozi zustatek, nyitoegyenleg, pocatecni stav, ' +
  'alkusaldo, sold initial, sold precedent, acilis bakiyesi, devreden bakiye, algsaldo, pradinis likutis, sakuma atlikums, likutis pradziai, входящий остаток, 期初余额, 前期繰越, 上期余额, 전월이월, יתרת פתיחה, ยอดยกมา, saldo awal, ' +
  'likutis periodo pradziai, solde en debut de periode, saldo perioodi alguses, входящий баланс, начальный остаток';

export const CLOSING_WORDS =
  'closing balance, ending balance, end balance, balance carried forward, carried forward, closingbalance, final balance, balance c/f, balance cf, c/f, balance c/d, new balance, close balance, closing, close, closing ledger balance, statement balance, ' +
  'endsaldo, neuer kontostand, neuer saldo, endkontostand, schlusssaldo, abschlusssaldo, schlusskontostand, endbestand, kontostand neu, saldo neu, ' +
  'solde final, nouveau solde, nouveau solde crediteur, nouveau solde debiteur, solde fin, solde de cloture, solde de fin, ' +
  'saldo finale, saldo contabile finale, saldo di chiusura, nuovo saldo, saldo chiusura, ' +
  'saldo final, saldo de cierre, nuevo saldo, ' +
  'eindsaldo, nieuw saldo, slotsaldo, ' +
  'saldo koncowe, saldo zamkniecia, ' +
  'utgaende saldo, utgaende balans, slutsaldo, saldo utgaende, ultimosaldo, sluttsaldo, ' +
  'konecny zustatek, konecny zostatok, zaro egyenleg, novy zustatek, zaroegyenleg, konecny stav, ' +
  'loppusaldo, sold final, kapanis bakiyesi, loppsaldo, galutinis likutis, beigu atlikums, исходящий остаток, 期末余额, יתרת סגירה, ยอดยกไป, saldo akhir, likutis pabaigai, likutis periodo pabaigai, solde en fin de periode, saldo perioodi lopus, исходящий баланс, конечный остаток';

/** A balance whose place tells which one it is. */
export const BALANCE_WORDS =
  'balance, account balance, available balance, current balance, ledger balance, running balance, balance today, total balance, ' +
  'kontostand, letzter kontostand, online-saldo, saldo, aktueller kontostand, aktueller saldo, buchungssaldo, saldo per, zwischensaldo, tagessaldo, verfugbarer saldo, ' +
  'solde, solde crediteur, solde debiteur, solde du compte, solde au, solde comptable, solde disponible, solde intermediaire, ' +
  'saldo contabile, saldo creditore, saldo debitore, saldo disponibile, saldo attuale, saldo liquido, saldo contabile al, ' +
  'saldo disponible, saldo acreedor, saldo deudor, saldo actual, saldo contable, saldo a la fecha, ' +
  'saldo contabilistico, saldo credor, saldo devedor, saldo disponivel, saldo do dia, saldo diario, saldo da conta, saldo del dia, saldo al dia, saldo atual, saldo em conta, saldo total disponivel dia, saldo total disponivel, saldo total disponivel do dia, saldo em conta corrente, saldo aplic aut mais, saldo dia, saldo invest, saldo bloqueado, saldo parcial, saldo em c/c, saldo total, ' +
  'huidig saldo, actueel saldo, saldo op, ' +
  'saldo biezace, saldo dostepne, saldo rachunku, ' +
  'bokfort saldo, tillgangligt saldo, disponibelt saldo, disponibel saldo, ' +
  'zustatek, egyenleg, zostatok, disponibilni zustatek, aktualni zustatek, ' +
  'sold, bakiye, jaak, likutis, atlikums, остаток, 余额, 残高, 잔액, יתרה, saldo am, kontosaldo';

/** Sums: of what left, of what came, or of either. */
export const TOTAL_WORDS = {
  out: 'total debits, total debit, total withdrawals, total paid out, money out, total out, total money out, summe soll, summe belastungen, total belastungen, summe ausgange, summe lastschriften, total debit amount, total des debits, totale addebiti, totale uscite, total cargos, total debitos, totale dare, total retiros, total saidas, totaal af, suma obciazen, summa uttag, total dr, vydaje celkem, suma vydaju, summa ut, sum ut, total egresos, total charges, total payments out, total outgoing',
  in: 'total credits, total credit, total deposits, total paid in, money in, total in, total money in, summe haben, summe gutschriften, total gutschriften, summe eingange, total credit amount, total des credits, totale accrediti, totale entrate, total abonos, total creditos, totale avere, total depositos, total entradas, totaal bij, suma uznan, summa insattningar, total cr, prijmy celkem, suma prijmu, summa in, sum inn, total ingresos, total payments in, total incoming',
  any: 'turnover, turnovers, total, totals, page total, total page, transactions total, transaction total, total turnover, umsatzsumme, umsatztotal, total spalte, summe, gesamt, gesamtsumme, gesamtbetrag, total umsatz, umsatz total, total buchungen, umsatze gesamt, zwischensumme, summe umsatze, subtotal, sub total, grand total, total amount, total transactions, totaux, total general, totaux des mouvements, total des operations, total operations, sous-total, total mouvements, total kartenbuchungen, total card bookings, totale, totale movimenti, somma, totale generale, totali, subtotale, totales, suma total, total movimientos, suma, total geral, soma, totai, apyvarta, apgrozijums, kaives, totaal, subtotaal, totaalbedrag, razem, lacznie, obroty, totalt, summa, sum, i alt, sum transaksjoner, celkem, osszesen, celkovy obrat, yhteensa, toplam, kaive, apyvarta, apgrozijums, kaive kokku, итого, обороты, всего, 合计, 合計, 小计, 합계, סה"כ, סך הכל, totaal bedrag, total lancamentos, total do dia, suma y sigue, suma anterior, sumas anteriores, a riportare, riporto, a reporter, a transportar, do przeniesienia, z przeniesienia, obraty celkem, suma operacji',
} as const;

/** Words that are also names of companies or ordinary texts: a line with a day needs its figures to agree. */
export const WEAK_WORDS =
  'total, totale, totaal, report, sum, suma, soma, summa, opening, closing, open, close, new balance, money in, money out, sold, razem';

/** Names of columns, or parts of them, that cards have; as plain words, kana without their marks. */
export const CARD_WORDS =
  /\b(card|cards|cardid|cardholder|cardmember|card ?(no|number|member|id|holder)|merchant|merchants|merchantname|merchantplace|merchantcountry|mcc|karte|karten|karteninhaber|kartennummer|kreditkarte|kreditkartennummer|handler|branche|carte|(?<!conto o )carta|commercant|tarjeta|cartao|numero carta|kaart|kaartnummer|karta|karty|kort|kortnummer|kortnr|exchange rate|wechselkurs|umrechnungskurs|taux de change|cours de change|tasso di cambio|tipo de cambio|cotacao|wisselkoers|kurs|kurz|kurs przewalutowania|valutakurs|vaxelkurs|arfolyam|rate|cours|cambio|cambio usado|utl belopp|utlandskt belopp|utenlandsk belop|fremmed belob|estabelecimento|portador|parcelas?|cuotas?|kartu)\b|利用店名|こ利用先|こ利用内容|会員番号|換算レート|支払区分|支払回数|カート|卡号|卡片|卡號|消費日|카드|가맹점|할부|כרטיס|בית ה?עסק|بطاقة|التاجر|บัตร/;

/** Labels above the entries that only the statement of a card has. */
export const CARD_LABELS =
  /\b(credit limit|available credit|minimum payment|minimum due|payment due|payment due date|limite de credito|pago minimo|pagamento minimo|fecha limite de pago|credit line)\b|お支払日|こ請求額|應繳|应还/;
