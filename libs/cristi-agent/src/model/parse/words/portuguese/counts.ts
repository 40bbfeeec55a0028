import { list } from '../list';

export const PORTUGUESE_COUNTS = {
  units: list('quilo, quilos, ingresso, ingressos, pessoa, pessoas, duzia, peca, pecas, bilhete, bilhetes'),
  timeUnits: list('noite, noites, minutos'),
  halves: list('meio, meia'),
  maybeLabels: list('onibus, linha, voo, apto'),
  instalments: list('parcela'),
} as const;
