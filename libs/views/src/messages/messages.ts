/** The languages of the domains. */
export type Locale = 'pt-BR' | 'es-MX' | 'en-GB' | 'fr-CH';

/** The texts that all views share. */
export interface Messages {
  readonly loading: string;
  readonly waiting: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly tryAgain: string;
  readonly showMore: string;
  readonly chooseMonth: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Such as "20 of 150". */
  readonly countShown: (shown: number, total: number) => string;
}

export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'pt-BR': {
    loading: 'Carregando…',
    waiting: 'Esperando o resultado…',
    failed: 'Não foi possível carregar.',
    cancelled: 'A consulta foi cancelada.',
    tryAgain: 'Tentar de novo',
    showMore: 'Mostrar mais',
    chooseMonth: 'Escolher o mês',
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    countShown: (shown, total) => `${shown} de ${total}`,
  },
  'es-MX': {
    loading: 'Cargando…',
    waiting: 'Esperando el resultado…',
    failed: 'No se pudo cargar.',
    cancelled: 'La consulta se canceló.',
    tryAgain: 'Intentar de nuevo',
    showMore: 'Mostrar más',
    chooseMonth: 'Elegir el mes',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    countShown: (shown, total) => `${shown} de ${total}`,
  },
  'en-GB': {
    loading: 'Loading…',
    waiting: 'Waiting for the result…',
    failed: 'This could not be loaded.',
    cancelled: 'The request was cancelled.',
    tryAgain: 'Try again',
    showMore: 'Show more',
    chooseMonth: 'Choose the month',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    countShown: (shown, total) => `${shown} of ${total}`,
  },
  'fr-CH': {
    loading: 'Chargement…',
    waiting: 'En attente du résultat…',
    failed: 'Le chargement a échoué.',
    cancelled: 'La demande a été annulée.',
    tryAgain: 'Réessayer',
    showMore: 'Afficher plus',
    chooseMonth: 'Choisir le mois',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    countShown: (shown, total) => `${shown} sur ${total}`,
  },
};
