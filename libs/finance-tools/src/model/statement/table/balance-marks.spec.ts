import { readFile } from '../../../testing/read-statements-of';

const read = (...lines: string[]) => {
  const { summary, entries } = readFile(`${lines.join('\n')}\n`, 'GBP');
  return { balances: entries.map(({ balance }) => balance), proof: summary.accounts[0]?.proof.status };
};

describe('marks of debit and credit behind a balance', () => {
  it.each([[''], ['DR/CR']])('say that it is overdrawn, under the name "%s"', (name) => {
    const lines = [
      '31/01/2025,TESCO,12.50,,112.50,DR',
      '30/01/2025,SKY,100.00,,100.00,DR',
      '29/01/2025,WAGES,,50.00,0.00,',
    ];
    expect(read(`Date,Details,Debit,Credit,Balance,${name}`, ...lines)).toEqual({
      balances: ['-112.50', '-100.00', '0.00'],
      proof: 'proven',
    });
  });

  it('stand behind the balance and behind the amount', () => {
    const lines = [
      '31/01/2025,A,12.50,DR,112.50,DR',
      '30/01/2025,B,200.00,DR,100.00,DR',
      '29/01/2025,C,50.00,CR,100.00,CR',
    ];
    expect(read('Date,Narration,Amount,Dr/Cr,Balance,Dr/Cr', ...lines)).toEqual({
      balances: ['-112.50', '-100.00', '100.00'],
      proof: 'proven',
    });
  });

  it('are those of the entries where the balances hold as they stand', () => {
    const lines = ['31/01/2025,A,12.50,,37.50,DR', '30/01/2025,B,,25.00,50.00,CR', '29/01/2025,C,,25.00,25.00,CR'];
    expect(read('Date,Details,Debit,Credit,Balance,Type', ...lines)).toEqual({
      balances: ['37.50', '50.00', '25.00'],
      proof: 'proven',
    });
  });
});
