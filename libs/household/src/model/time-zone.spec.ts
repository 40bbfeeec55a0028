import { isTimeZone } from './time-zone';

it('every name that Intl lists, and the older ones of the tz database, are time zones', () => {
  const older = ['UTC', 'Asia/Kolkata', 'US/Eastern', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'GMT', 'GB'];
  const refused = [...Intl.supportedValuesOf('timeZone'), ...older].filter((name) => !isTimeZone(name));
  expect(refused).toEqual([]);
});

it.each([
  '',
  'utc',
  '+01:00',
  'GMT+1',
  'Europe',
  'Europe/Zürich',
  'europe/zurich',
  'EUROPE/ZURICH',
  'Mars/Olympus',
  'Europe/Zurich ',
  '../etc/passwd',
  'X'.repeat(80),
])('%p is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
