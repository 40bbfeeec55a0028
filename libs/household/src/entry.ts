export { currencyInText } from './model/entry-currency';
export { clockReadingFor } from './model/entry-day';
export { withoutSharing } from './model/entry-description';
export { namesUnknownPayer } from './model/entry-payer';
export { isPaymentBetween } from './model/entry-payment';
export { hasOtherTerms } from './model/entry-terms';
export { withFrench, withoutFrench } from './model/entry-french';
export { withoutEvenSharing } from './model/entry-sharing';
/** Reading where an entry goes, and who paid it; small enough for a browser. */
export { landingInText, payerInText, withoutAccount, type Landing, type NamedPerson } from './model/entry-landing';
