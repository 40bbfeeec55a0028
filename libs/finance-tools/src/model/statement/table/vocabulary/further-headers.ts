import type { HeaderWords } from './header-role';

/** Languages of fewer banks: their words come behind all others. */
export const FURTHER_HEADERS: HeaderWords<
  | 'bookingDate'
  | 'valueDate'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'description'
  | 'payee'
  | 'currency'
  | 'reference'
  | 'fee'
> = {
  bookingDate: {
    hr: 'datum knjizenja, datum izvrsenja, datum zavrsetka, datum zakljucka, datum',
    id: 'tanggal, tanggal transaksi, tgl, tarikh, tarikh transaksi',
    th: 'วันที่, วันที่ทำรายการ, วันที่รายการ',
    vi: 'ngày giao dịch, ngày, ngày hạch toán',
  },
  valueDate: { hr: 'datum valute', vi: 'ngày hiệu lực', id: 'tanggal valuta' },
  amount: { hr: 'iznos, znesek, износ', id: 'jumlah, nominal', th: 'จำนวนเงิน', vi: 'số tiền' },
  debit: {
    hr: 'isplata, isplate, zaduzenje, duguje, v breme, breme, odliv, teret, na teret, iznos terecenja, terecenje',
    id: 'debit, keluar, mutasi debet, pengeluaran',
    th: 'ถอนเงิน, ถอน, เดบิต',
    vi: 'ghi nợ, phát sinh nợ, số tiền ghi nợ',
  },
  credit: {
    hr: 'uplata, uplate, odobrenje, potrazuje, v dobro, dobro, priliv, u korist, iznos odobrenja',
    id: 'kredit, masuk, mutasi kredit, pemasukan',
    th: 'ฝากเงิน, ฝาก, เครดิต',
    vi: 'ghi có, phát sinh có, số tiền ghi có',
  },
  balance: { hr: 'stanje, stanje nakon', id: 'saldo, baki', th: 'ยอดคงเหลือ, คงเหลือ', vi: 'số dư, số dư cuối' },
  description: {
    hr: 'opis placanja, opis, namen, svrha, svrha placanja, opis transakcije',
    id: 'keterangan, uraian, deskripsi, uraian transaksi, butiran',
    th: 'รายละเอียด, รายการ, คำอธิบาย',
    vi: 'mô tả, nội dung, diễn giải, nội dung giao dịch, chi tiết',
  },
  payee: { hr: 'primatelj, prejemnik/placnik, primatelj/platitelj, primalac', vi: 'người hưởng, đơn vị thụ hưởng' },
  currency: { hr: 'valuta, valuta transakcije', id: 'mata uang', th: 'สกุลเงิน', vi: 'loại tiền' },
  fee: { ro: 'comision', hr: 'naknada, provizija', lt: 'mokestis', el: 'προμήθεια' },
  reference: { id: 'no referensi', vi: 'số tham chiếu', hr: 'poziv na broj, referenca' },
};
