import { list } from './list';

/** Everyday words one letter from a keyword, which they do not mean: `nuevos` is no misspelled `huevos`. */
export const OTHER_EVERYDAY_WORDS: readonly string[] = list(
  'estado, estados, mexico, nuevos, nuevas, huecos, mesero, mesera, meseros, meseras, heladera, heladeras, juntar, medida, medidas, camina, ' +
    'escoba, escobas, espuela, paisaje, pesado, pesados, cocina, cocinas, contado, careta, caretas, pescador, marcado, cargado, cargada, ' +
    'bolsillo, bolsillos, patillas, abriendo, banada, mananas, remedies, ' +
    'message, messages, public, product, products, primary, convert, hosted, credits, habits, tables, better, batter, battery, camera, ' +
    'charge, charges, charter, cloths, heater, heaters, cellar, plates, branch, crunch, curses, coarse, pasted, computed',
);
