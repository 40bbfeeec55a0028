/** `Amount (pence)`, `amount_cents`, `Betrag in TEUR`: whole numbers of another unit than the currency's. */
const UNITS =
  'pence|cents?|centimes|centimos|centavos|rappen|ore|paise|kopecks|groszy|minor units?|minor|thousands?(?: (?:of )?[a-z]+)?|tausend|milliers|000s?|t(?:eur|chf|usd)';
const SCALED = new RegExp(String.raw`^(.*[a-z)])[ -]*(?: |[([] ?)(?:(?:in|en|i|w) )?(?:${UNITS})[)\]]?$`);

/** The name without its unit; undefined where it has none. */
export function withoutUnit(name: string): string | undefined {
  return SCALED.exec(name)?.[1]?.trim();
}
