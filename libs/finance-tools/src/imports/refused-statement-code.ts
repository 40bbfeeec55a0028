/** The code of an error that carries a `StatementRefusal` as its details: refusals have to cross threads. */
export const REFUSED_STATEMENT = 'REFUSED_STATEMENT';
