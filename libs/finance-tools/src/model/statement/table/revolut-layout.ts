import type { ColumnsSeen } from './columns-seen';
import type { HeaderCell } from './find-header';

// The same columns in each of its languages.
const STARTED =
  /^(started date|datum des beginns|date de debut|fecha de inicio|data di inizio|data de inicio|startdatum|startdato|data rozpoczecia|datum zahajeni|kezdes datuma|data de inceput|aloituspaiva|datum zacatia|pradzios data|sakuma datums|начална дата|дата початку|дата начала|ημερομηνια εναρξης|datum pocetka|datum zacetka)$/;
const PRODUCT =
  /^(product|produkt|produit|producto|prodotto|produto|termek|produs|tuote|produktas|produkts|продукт|προιον|proizvod|izdelek)$/;

export function isOfRevolut(header: readonly HeaderCell[]): boolean {
  return [STARTED, PRODUCT].every((pattern) => header.some(({ name }) => pattern.test(name)));
}

/** The column that names the product of an entry, current account or savings, where a file holds those of several. */
export function columnOfProducts(header: readonly HeaderCell[], { profiles, lines }: ColumnsSeen): number | undefined {
  if (!isOfRevolut(header)) return undefined;
  const index = header.findIndex(({ name }) => PRODUCT.test(name));
  const products = profiles[index];
  return products !== undefined && products.filled === lines && products.values.size > 1 ? index : undefined;
}
