import { CATALOGUES, type LanguageCode } from '@bursar/views/language';

type Option = readonly [value: string, text: string];

const options = new Map<string, readonly Option[]>();

/** Each language under its own name. */
export function languageOptions(): readonly Option[] {
  return remembered('languages', () =>
    (Object.keys(CATALOGUES) as LanguageCode[]).map((code) => {
      const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
      return [code, name.charAt(0).toLocaleUpperCase(code) + name.slice(1)];
    }),
  );
}

/** Currencies by name. */
export function currencyOptions(locale: string): readonly Option[] {
  return remembered(`currencies ${locale}`, () => {
    const names = new Intl.DisplayNames([locale], { type: 'currency' });
    return Intl.supportedValuesOf('currency')
      .map((code): Option => [code, `${names.of(code) ?? code} (${code})`])
      .sort(([, one], [, other]) => one.localeCompare(other, locale));
  });
}

/** The names of the tz database, which are the same in every language. */
export function timeZoneOptions(): readonly Option[] {
  return remembered('zones', () => Intl.supportedValuesOf('timeZone').map((zone): Option => [zone, zone]));
}

function remembered(key: string, make: () => readonly Option[]): readonly Option[] {
  const known = options.get(key) ?? make();
  options.set(key, known);
  return known;
}
