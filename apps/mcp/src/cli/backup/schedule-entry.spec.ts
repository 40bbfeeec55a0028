import { execFileSync } from 'node:child_process';

import fc from 'fast-check';

import { scheduleEntry, type Schedule } from './schedule-entry';

const schedule: Schedule = {
  command: ['/usr/bin/node', '/opt/bursar/main.js', 'backup', '--to', `/home/a b/100% "ours" & 'mine' $HOME`],
  at: '03:05',
  notes: ['a note'],
};

describe('the entry of a timer', () => {
  it('of systemd starts the command once a day, also when the machine was off', () => {
    const text = scheduleEntry('systemd', schedule);
    expect(text).toContain(
      String.raw`ExecStart=/usr/bin/node /opt/bursar/main.js backup --to "/home/a b/100%% \"ours\" & 'mine' $$HOME"` +
        '\n',
    );
    expect(text).toContain('OnCalendar=*-*-* 03:05:00\nPersistent=true\n');
    expect(text).toMatch(/^# a note\n/);
  });

  it('of launchd is XML', () => {
    const text = scheduleEntry('launchd', schedule);
    expect(text).toContain(`<string>/home/a b/100% "ours" &amp; 'mine' $HOME</string>`);
    expect(text).toContain('<integer>3</integer>');
    expect(text).toContain('<integer>5</integer>');
  });

  it('of Windows quotes for the program, inside of what PowerShell quotes', () => {
    const text = scheduleEntry('task-scheduler', {
      ...schedule,
      command: ['C:\\Program Files\\node.exe', "C:\\it's\\main.js", 'backup', '--to', 'C:\\a b\\'],
    });
    expect(text).toContain(
      String.raw`-Execute 'C:\Program Files\node.exe' -Argument '"C:\it''s\main.js" backup --to "C:\a b\\"'` + '\n',
    );
    expect(text).toContain('-Daily -At 03:05\n');
  });

  it('of cron gives the shell the same words, whatever they are', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\p{Cc}]/u.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const text = scheduleEntry('crontab', { ...schedule, command: ['printf', String.raw`%s\0`, ...words] });
        const [, line = ''] = /\n5 3 \* \* \* ([^\n]*)\n$/.exec(text) ?? [];
        expect(line).not.toMatch(/(?<!\\)%/);
        const read = execFileSync('sh', ['-c', line.replaceAll('\\%', '%')]).toString();
        expect(read.split('\0').slice(0, -1)).toEqual(words);
      }),
      { numRuns: 30 },
    );
  });
});
