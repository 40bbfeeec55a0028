// The domain itself is not served from here yet; these two need nothing but their arguments.
export {
  installmentRecurrence,
  type InstallmentContext,
  type InstallmentRecurrence,
} from './domain/installment-recurrence';
export {
  parseInstallmentShorthand,
  type Installments,
  type InstallmentShorthand,
  type InvalidShorthand,
} from './domain/installment-shorthand';
