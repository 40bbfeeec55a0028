export { formatBrl } from './brl';
export { isIsoCurrency, minorDigits } from './currency';
export { formatMinorUnits, parseMinorUnits, plainDecimal } from './decimal';
