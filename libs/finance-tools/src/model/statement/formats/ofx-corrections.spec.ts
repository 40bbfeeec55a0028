import { readFile } from '../../../testing/read-statements-of';

const statement = (...entries: string[]) =>
  `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>${entries
    .map((entry) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20250131<NAME>Shop${entry}</STMTTRN>`)
    .join(
      '',
    )}</BANKTRANLIST><BANKTRANLISTP><DTASOF>20250131<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20250131<TRNAMT>-9<NAME>Hotel</STMTTRNP></BANKTRANLISTP></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

describe('OFX', () => {
  it.each(['REPLACE', 'DELETE'])('an entry that is to %s another one is not added to it', (action) => {
    const { summary, entries } = readFile(
      statement('<TRNAMT>-35<FITID>4', `<TRNAMT>-36<FITID>5<CORRECTFITID>4<CORRECTACTION>${action}`),
    );
    expect(entries.map(({ amount }) => amount)).toEqual(['-35.00']);
    expect(summary.errors.map(({ row, message }) => `${row} ${message}`)).toEqual([
      `2 CORRECTACTION: ${action} of the entry with FITID "4": correct that entry by hand`,
    ]);
  });

  it('entries of the list of pending ones are left out', () => {
    const { summary, entries } = readFile(statement('<TRNAMT>-35<FITID>4'));
    expect(entries).toHaveLength(1);
    expect(summary.leftOutCounts.pending).toBe(1);
  });
});
