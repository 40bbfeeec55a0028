import { say } from '../../language/say';

/** What is to run every day, and when. */
export interface Schedule {
  /** The program and its arguments, with absolute paths. */
  readonly command: readonly string[];
  /** HH:MM, in local time. */
  readonly at: string;
  /** What has to be known besides, a line each. */
  readonly notes: readonly string[];
}

/** The kinds of timers. */
export type Timer = 'systemd' | 'crontab' | 'launchd' | 'task-scheduler';

/** The entry for a timer as text, with comments on where it goes. */
export function scheduleEntry(timer: Timer, schedule: Schedule): string {
  return ENTRIES[timer](schedule);
}

const ENTRIES: Readonly<Record<Timer, (schedule: Schedule) => string>> = {
  systemd: ({ command, at, notes }) => `${comments('#', notes)}# ~/.config/systemd/user/bursar-backup.service
[Unit]
Description=${say('Backup of bursar')}

[Service]
Type=oneshot
ExecStart=${command.map(systemdWord).join(' ')}

# ~/.config/systemd/user/bursar-backup.timer
[Unit]
Description=${say('Daily backup of bursar')}

[Timer]
OnCalendar=*-*-* ${at}:00
Persistent=true

[Install]
WantedBy=timers.target

# ${say('Then: {command}', { command: 'systemctl --user daemon-reload && systemctl --user enable --now bursar-backup.timer' })}
# ${say('To run while nobody is signed in: {command}', { command: 'loginctl enable-linger' })}
`,
  crontab: ({ command, at, notes }) => {
    const [hour, minute] = at.split(':').map(Number);
    // cron takes an unescaped % for the end of the command.
    const line = command.map(shellWord).join(' ').replaceAll('%', '\\%');
    return `${comments('#', notes)}# ${say('A line for "crontab -e":')}\n${minute} ${hour} * * * ${line}\n`;
  },
  launchd: ({ command, at, notes }) => {
    const [hour, minute] = at.split(':').map(Number);
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
${notes.map((note) => `<!-- ${note} -->\n`).join('')}<!-- ~/Library/LaunchAgents/bursar.backup.plist; then: launchctl load ~/Library/LaunchAgents/bursar.backup.plist -->
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>bursar.backup</string>
  <key>ProgramArguments</key>
  <array>
${command.map((word) => `    <string>${xmlText(word)}</string>\n`).join('')}  </array>
  <key>StartCalendarInterval</key>
  <dict>
    <key>Hour</key>
    <integer>${hour}</integer>
    <key>Minute</key>
    <integer>${minute}</integer>
  </dict>
</dict>
</plist>
`;
  },
  'task-scheduler': ({ command: [program = '', ...args], at, notes }) => {
    const action = `-Execute ${powershellText(program)} -Argument ${powershellText(args.map(windowsWord).join(' '))}`;
    return `${comments('#', notes)}# ${say('In PowerShell:')}
$action = New-ScheduledTaskAction ${action}
$trigger = New-ScheduledTaskTrigger -Daily -At ${at}
$settings = New-ScheduledTaskSettingsSet -StartWhenAvailable
Register-ScheduledTask -TaskName 'bursar backup' -Action $action -Trigger $trigger -Settings $settings
`;
  },
};

function comments(mark: string, notes: readonly string[]): string {
  return notes.map((note) => `${mark} ${note}\n`).join('');
}

function systemdWord(word: string): string {
  const escaped = word.replace(/["\\]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w./:=@+-]+$/.test(word) ? escaped : `"${escaped}"`;
}

function shellWord(word: string): string {
  return /^[\w./:=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** As the C runtime of Windows reads it: backslashes count before quotes only. */
function windowsWord(word: string): string {
  if (/^[\w./:=@+\\-]+$/.test(word)) return word;
  return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;
}

function powershellText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
