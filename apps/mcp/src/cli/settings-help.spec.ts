import { SETTING_GROUPS } from '../configuration/settings-documentation';
import { settingsHelp } from './settings-help';

it('the help lists every setting once, in lines that fit a terminal', () => {
  const help = settingsHelp();
  const declarations = Object.values(SETTING_GROUPS).flatMap((group) => Object.values(group));
  for (const { flag, environment } of declarations) {
    const names = [
      ...(flag === undefined ? [] : [`--${flag.name}`]),
      ...(environment === undefined ? [] : [environment]),
    ];
    for (const name of names) expect(help.match(new RegExp(`^  (?=\\S).*${name}(?![\\w-])`, 'gm'))).toHaveLength(1);
  }
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});
