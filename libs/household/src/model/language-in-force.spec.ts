import * as fc from 'fast-check';

import { acceptedLanguages, languageInForce, shellLanguages } from './language-in-force';
import { LANGUAGES } from './preferences';

describe('the language in force', () => {
  it.each([
    [null, 'fr-CH, fr;q=0.9, en;q=0.8', 'fr', 'fr-CH'],
    [null, 'de-CH, de;q=0.9, pt-PT;q=0.5, en;q=0.7', 'en', 'en'],
    [null, 'de, pt-pt;q=0.8', 'pt', 'pt-PT'],
    [null, 'en;q=0, es', 'es', 'es'],
    [null, 'zh-Hant-TW', 'en', 'en-GB'],
    [null, '', 'en', 'en-GB'],
    [null, '*', 'en', 'en-GB'],
    [null, ';;;,,, --, e n', 'en', 'en-GB'],
    [null, 'ar-u-nu-arab, es-MX-u-nu-arab-ca-buddhist', 'es', 'es-MX'],
    ['pt', 'en-US, pt-PT;q=0.1', 'pt', 'pt-PT'],
    ['pt', 'en-US', 'pt', 'pt-BR'],
    ['es', '', 'es', 'es-MX'],
    ['fr', 'en-US, en', 'fr', 'fr-FR'],
    ['en', 'fr-CH, en-US;q=0.8', 'en', 'en-US'],
  ] as const)('set to %p, for a browser with %p, is %s in %s', (set, header, language, locale) => {
    expect(languageInForce(set, acceptedLanguages(header))).toEqual({ language, locale });
  });

  it.each([
    [{ LC_ALL: 'pt_BR.UTF-8', LANG: 'fr_FR.UTF-8' }, 'pt', 'pt-BR'],
    [{ LC_ALL: '', LC_MESSAGES: 'es_ES@euro', LANG: 'fr_FR' }, 'es', 'es-ES'],
    [{ LANG: 'fr_CH.UTF-8' }, 'fr', 'fr-CH'],
    [{ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' }, 'en', 'en-GB'],
    [{ LANG: 'C.UTF-8' }, 'en', 'en-GB'],
    [{ LANG: 'POSIX' }, 'en', 'en-GB'],
    [{}, 'en', 'en-GB'],
  ])('in a shell with %j is %s in %s', (environment, language, locale) => {
    expect(languageInForce(null, shellLanguages(environment))).toEqual({ language, locale });
  });

  it('is one of the four for any header, in a locale of its own that Intl knows', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('en-US', 'fr', 'pt-BR;q=0.3', 'es;q=x', '*;q=0.1', 'x-y'));
    fc.assert(
      fc.property(fc.array(part), fc.option(fc.constantFrom(...LANGUAGES)), (parts, set) => {
        const { language, locale } = languageInForce(set, acceptedLanguages(parts.join(',')));
        expect(LANGUAGES).toContain(language);
        if (set !== null) expect(language).toBe(set);
        expect(new Intl.Locale(locale).language).toBe(language);
        expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
      }),
    );
  });
});
