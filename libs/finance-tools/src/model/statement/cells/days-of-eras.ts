/** Years of a reign, of Taiwan's republic, and names of months that are written with points, as other day cells have them. */
export function inCommonEra(text: string): string {
  if (REIGN.test(text)) return text.replace(REIGN, reign);
  if (REPUBLIC.test(text)) return text.replace(REPUBLIC, (_, year: string) => String(Number(year) + REPUBLIC_BEFORE));
  return THAI.test(text)
    ? text.replace(THAI_MONTH, (_, name: string) => ` ${monthAt(name.replaceAll('.', ''))} `)
    : text;
}

const FIRST_YEARS: Readonly<Record<string, number>> = {
  ...{ 令和: 2019, 平成: 1989, 昭和: 1926 },
  ...{ R: 2019, H: 1989, S: 1926 },
};
/** `令和7年1月30日`, `R07.01.30`; the first year of a reign has a sign of its own. */
const REIGN = /^(令和|平成|昭和|[RHS](?=\d))\.? ?(\d{1,2}|元)(?:年|([./-])) ?(\d{1,2})(?:月|\3) ?(\d{1,2})日?(?!\d)/;

function reign(_: string, era: string, year: string, __: unknown, month: string, day: string): string {
  const full = (FIRST_YEARS[era] as number) + (year === '元' ? 1 : Number(year)) - 1;
  return `${full}/${month}/${day}`;
}

/** `114/01/30`, `民國114年1月30日`: no other year has three digits. */
const REPUBLIC = /^(?:民國 ?)?(\d{3})(?=([./-])\d{1,2}\2\d{1,2}(?!\d)|年 ?\d{1,2} ?月)/;
const REPUBLIC_BEFORE = 1911;

const THAI = /[\u0e00-\u0e7f]/;
const LONG = 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' ');
const SHORT = 'มค กพ มีค เมย พค มิย กค สค กย ตค พย ธค'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const THAI_MONTH = new RegExp(
  ` *(${LONG.join('|')}|${SHORT.map((name) => name.replace(/(?=[คพย]$)/, String.raw`\.?`)).join('|')})\\.? *`,
);

function monthAt(name: string): string {
  return MONTHS[Math.max(LONG.indexOf(name), SHORT.indexOf(name))] as string;
}
