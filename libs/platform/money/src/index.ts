export { formatBrl } from './brl';
export { isIsoCurrency } from './currency';
export { formatMinorUnits, parseMinorUnits, plainDecimal } from './decimal';
