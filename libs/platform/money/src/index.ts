export { isIsoCurrency } from './currency';
export { formatMinorUnits, plainDecimal } from './decimal';
