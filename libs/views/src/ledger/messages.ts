/** The texts of the ledger view, in the language of its domain. */
export const LEDGER_MESSAGES = {
  title: 'Mouvements',
  found: (count: number) => (count === 1 ? '1 mouvement' : `${count} mouvements`),
  search: 'Rechercher dans les descriptions',
  filters: 'Filtres',
  direction: 'Sens',
  directions: { ALL: 'Tout', DEBIT_ONLY: 'Débits', CREDIT_ONLY: 'Crédits' },
  remove: (filter: string) => `Enlever le filtre ${filter}`,
  from: (amount: string) => `dès ${amount}`,
  upTo: (amount: string) => `jusqu’à ${amount}`,
  groups: { month: 'Par mois', category: 'Par catégorie', account: 'Par compte' },
  uncategorized: 'Sans catégorie',
  list: 'Liste',
  day: 'Date',
  what: 'Description',
  amount: 'Montant',
  none: 'Aucun mouvement ne correspond.',
} as const;
