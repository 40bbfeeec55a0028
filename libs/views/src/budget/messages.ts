import type { CategoryTotal, Debt } from './budget-results';

/** The texts of the budget view, in the language of its domain. */
export const BUDGET_MESSAGES = {
  left: 'Disponible para gasto variable',
  overspent: 'Gasto variable excedido',
  spentOf: (spent: string, cap: string) => `${spent} gastados de un tope de ${cap}`,
  income: 'Ingresos',
  expenses: 'Gastos',
  byCategory: 'Por categoría',
  noExpenses: 'Sin gastos en este mes.',
  debts: 'Deudas y pagos',
  noDebts: 'Sin deudas registradas.',
  due: 'Vence',
  what: 'Concepto',
  payment: 'Pago mínimo',
  balance: (amount: string) => `saldo ${amount}`,
  noPayment: '–',
  doNotAccelerate: 'no adelantar',
  affordable: 'Sí alcanza',
  notAffordable: 'No alcanza',
  obligations: 'Pagos que vienen',
  amount: 'Monto',
  loading: (month: string) => `Cargando ${month}…`,
  failed: (month: string) => `No se pudo cargar ${month}.`,
  categoryTypes: {
    INCOME: 'ingreso',
    VARIABLE: 'variable',
    FIXED: 'fijo',
    DEBT: 'deuda',
    DONATION: 'donativo',
    SAVINGS: 'ahorro',
  } satisfies Record<CategoryTotal['category_type'], string>,
  priorities: {
    VERY_HIGH: 'prioridad muy alta',
    HIGH: 'prioridad alta',
    MEDIUM_HIGH: 'prioridad media alta',
    MEDIUM: 'prioridad media',
    LOW: 'prioridad baja',
    FIXED: 'pago fijo',
  } satisfies Record<Debt['priority'], string>,
  /** By the domain's own text; another reason is shown as it is. */
  reasons: {
    'Would exceed variable spending cap for the month': 'Pasaría el tope de gasto variable del mes.',
    'Would reduce cash available below upcoming mandatory obligations':
      'Dejaría menos en el banco que los pagos obligatorios que vienen.',
  } as Readonly<Record<string, string>>,
} as const;
