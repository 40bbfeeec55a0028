import { platformDataDirectory } from './data-directory';

describe('the platform’s folder for data', () => {
  it.each([
    ['linux', {}, /\/\.local\/share\/bursar$/],
    ['linux', { XDG_DATA_HOME: '/data' }, /^\/data\/bursar$/],
    ['linux', { XDG_DATA_HOME: '' }, /\/\.local\/share\/bursar$/],
    ['darwin', {}, /Library\/Application Support\/bursar$/],
    ['win32', { LOCALAPPDATA: 'C:/Local' }, /^C:\/Local\/bursar$/],
    ['win32', {}, /AppData\/Local\/bursar$/],
  ] as const)('of %s with %j', (platform, environment, place) => {
    expect(platformDataDirectory(environment, platform)).toMatch(place);
  });
});
