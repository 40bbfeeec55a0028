import type { Language } from '../table/vocabulary/header-words';

/** Letters beyond a to z that a language writes, in lower case; `sv` and the like as in header-words.ts. */
export const ALPHABETS: Readonly<Partial<Record<Language, string>>> = {
  en: 'éèêëáàâäãåçíîïñóôöúûü£€’‘“”–',
  de: 'äöüßéèàç€§’–',
  fr: 'àâæçéèêëîïôœùûüÿ€°’«»–',
  it: 'àèéìíîòóùú€°’',
  es: 'áéíñóúü¿¡ºª€ç',
  pt: 'áàâãçéêíóôõúüºª€',
  nl: 'áéëèïíóöúü€',
  pl: 'ąćęłńóśźż€',
  sv: 'åäöøæéü§',
  cs: 'áčďéěíňóřšťúůýžőűöüľĺŕôä',
  fi: 'äöåšž€',
  ro: 'ăâîșțşţ',
  tr: 'çğıöşüiâî̇',
  lt: 'ąčęėįšųūžāēģīķļņõäöü',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ№«»',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
};

/** Scripts whose letters are too many to list. */
export const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。・（）￥]/u,
  zh: /[\p{Script=Han}，。：（）￥；]/u,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/u,
};
