import type { BankLayout } from './bank-layout';

export const asia: readonly BankLayout[] = [
  {
    name: 'SBI India',
    currency: 'INR',
    lines: [
      'Account Name       :\tMr. A',
      'Account Number    :\t_00000012345678901',
      'Start Date         :\t1 Jan 2025',
      'End Date           :\t31 Jan 2025',
      '',
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
      '1 Jan 2025\t1 Jan 2025\tTO TRANSFER-UPI/DR/123/SHOP--\tTRANSFER TO 1\t1,500.00\t\t98,500.00',
      '2 Jan 2025\t2 Jan 2025\tBY TRANSFER-NEFT*SALARY--\tTRANSFER FROM 2\t\t1,25,000.00\t2,23,500.00',
      '3 Jan 2025\t3 Jan 2025\tATM WDL\t \t500.00\t\t2,23,000.00',
      '**This is a computer generated statement and does not require a signature',
    ],
    rows: [
      ['2025-01-01', '-1500.00', 'SHOP'],
      ['2025-01-02', '125000.00', 'SALARY'],
      ['2025-01-03', '-500.00', 'ATM'],
    ],
    proof: 'proven',
    leftOut: { footer: 1 },
    coverage: ['2025-01-01', '2025-01-31'],
  },
  {
    name: 'HDFC',
    currency: 'INR',
    lines: [
      '  Date     ,Narration                                                                                                                ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance',
      '  01/01/25 ,UPI-SHOP                                                                                                                 ,01/01/25 ,        1500.00     ,          0.00     ,0000001          ,       98500.00  ',
      '  13/01/25 ,SALARY                                                                                                                   ,13/01/25 ,           0.00     ,     125000.00     ,0000002          ,      223500.00  ',
    ],
    rows: [
      ['2025-01-01', '-1500.00', 'SHOP'],
      ['2025-01-13', '125000.00', 'SALARY'],
    ],
  },
  {
    name: 'Kotak Dr/Cr twice',
    currency: 'INR',
    lines: [
      'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
      '1,13/01/2025,UPI SHOP,1,1500.00,DR,98500.00,CR',
      '2,14/01/2025,SALARY,2,"1,25,000.00",CR,"2,23,500.00",CR',
      '3,15/01/2025,ATM,3,500.00,DR,"2,23,000.00",CR',
    ],
    rows: [
      ['2025-01-13', '-1500.00', 'SHOP'],
      ['2025-01-14', '125000.00', 'SALARY'],
      ['2025-01-15', '-500.00', 'ATM'],
    ],
    proof: 'proven',
  },
  {
    name: 'Rakuten Japan',
    currency: 'JPY',
    lines: [
      '取引日,入出金(円),残高(円),入出金先内容',
      '20250131,-1200,98800,コンビニ',
      '20250130,100000,100000,給与',
      '20250129,-500,0,バス',
    ],
    rows: [
      ['2025-01-31', '-1200.00', 'コンビニ'],
      ['2025-01-30', '100000.00', '給与'],
      ['2025-01-29', '-500.00', 'バス'],
    ],
    proof: 'proven',
  },
  {
    name: 'MUFG Japan',
    currency: 'JPY',
    lines: [
      '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ","未資金化区分","入払区分"',
      '"2025/1/29","振替","給与","","100,000","100,000","","","入金"',
      '"2025/1/30","カード","コンビニ","1,200","","98,800","","","支払い"',
      '"2025/1/31","カード","バス","500","","98,300","","","支払い"',
    ],
    rows: [
      ['2025-01-29', '100000.00', '給与'],
      ['2025-01-30', '-1200.00', 'コンビニ'],
      ['2025-01-31', '-500.00', 'バス'],
    ],
    proof: 'proven',
  },
  {
    name: 'Alipay-like',
    currency: 'CNY',
    lines: [
      '交易时间,交易分类,交易对方,商品说明,收/支,金额,交易状态,备注',
      '2025-01-31 10:00:00,餐饮,咖啡店,咖啡,支出,25.00,交易成功,',
      '2025-01-30 10:00:00,工资,公司,工资,收入,8000.00,交易成功,',
      '2025-01-29 10:00:00,购物,商店,鞋,支出,300.00,交易关闭,',
    ],
    rows: [
      ['2025-01-31', '-25.00', '咖啡'],
      ['2025-01-30', '8000.00', '工资'],
    ],
    leftOut: { reverted: 1 },
  },
  {
    name: 'Garanti Turkey',
    currency: 'TRY',
    lines: [
      'Tarih;Açıklama;Etiket;Tutar;Bakiye;Dekont No',
      '31/01/2025;MARKET;;-1.250,50;8.749,50;1',
      '30/01/2025;MAAS;;10.000,00;10.000,00;2',
    ],
    rows: [
      ['2025-01-31', '-1250.50', 'MARKET'],
      ['2025-01-30', '10000.00', 'MAAS'],
    ],
  },
];
