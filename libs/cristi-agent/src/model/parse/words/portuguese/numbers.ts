import { list } from '../list';

/** Portuguese numbers that are not Spanish ones too. They are recognized, but not read: the amount is then asked for. */
export const PORTUGUESE_NUMBERS = list(
  'dois, duas, quatro, sete, oito, nove, dez, onze, doze, treze, catorze, quatorze, quinze, dezesseis, dezessete, ' +
    'dezoito, dezenove, vinte, trinta, quarenta, cinquenta, sessenta, oitenta, cem, cento, duzentos, duzentas, ' +
    'trezentos, trezentas, quatrocentos, quatrocentas, quinhentos, quinhentas, seiscentos, seiscentas, setecentos, ' +
    'setecentas, oitocentos, oitocentas, novecentos, novecentas, milhao, milhoes',
);
