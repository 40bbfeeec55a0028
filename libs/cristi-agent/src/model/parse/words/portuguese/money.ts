import { list } from '../list';

export const PORTUGUESE_MONEY = {
  foreign: list('reais, contos, conto, pila, pilas, paus'),
  approximate: list('uns, umas, quase, mais ou menos, cerca de'),
  approximateAfter: list('e pouco, e poucos, e tanto, e tantos, e uns trocados'),
  each: list('cada um, por pessoa'),
  shared: list('paguei metade, pagou metade, dividi, dividimos, rachei, rachamos, meio a meio, entre nos dois'),
  repeated: list('duas vezes, tres vezes'),
  partOf: list('metade de, a metade de, um terco de'),
} as const;
