import { list } from '../list';

/** Portuguese words for days, folded; those that are Spanish ones too stand there. */
export const PORTUGUESE_DAYS = {
  near: [
    [0, 'hoje, hoje mesmo, agora, essa manha, esta manha, hoje cedo'],
    [-1, 'ontem, ontem a noite, ontem de noite'],
    [-2, 'anteontem, antes de ontem'],
    [1, 'amanha'],
    [2, 'depois de amanha'],
  ],
  nearDoubtful: [[0, 'essa semana, nesta semana, nessa semana']],
  weekdays: [
    'segunda-feira segundafeira',
    'terca-feira tercafeira',
    'quarta-feira quartafeira',
    'quinta-feira quintafeira',
    'sexta-feira sextafeira',
    'sabado',
    'domingo',
  ],
  /** Only after `na`, `no`, `ultima` or `passada` behind. */
  weekdayForms: ['segunda', 'terca', 'quarta', 'quinta', 'sexta', '', ''],
  months: [
    'janeiro',
    'fevereiro fev',
    'marco',
    'abril',
    'maio mai',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro dez',
  ],
  /** Only after `de` or a slash: English words as well. */
  monthForms: ['', '', '', '', '', '', '', '', 'set', 'out', '', ''],
  partsOfDay: list(
    'de manha, pela manha, da manha, a tarde, de tarde, da tarde, a noite, da noite, de madrugada, ao meio dia, a noitinha',
  ),
  unknown: list(
    'mes passado, no mes passado, o mes passado, ano passado, no ano passado, outro dia, no outro dia, ha alguns dias, ' +
      'alguns dias atras, uns dias atras, faz tempo, ha tempo, no fim de semana, fim de semana, final de semana, ' +
      'no final de semana, fim do mes, no fim do mes, mes que vem, recentemente, no natal, no carnaval, todo dia, todos os dias, ' +
      'toda semana, todo mes, semana retrasada, na semana retrasada, mes retrasado, no mes retrasado, no dia das maes, no dia dos pais',
  ),
  partsOfMonth: list('inicio de, no inicio de, fim de, no fim de, em meados de, comeco de, no comeco de'),
  lastWeek: list('semana passada, na semana passada, a semana passada'),
  nextWeek: list('semana que vem, na semana que vem, proxima semana, na proxima semana'),
  relativeMonths: [
    [-1, 'mes passado'],
    [-2, 'mes retrasado'],
    [1, 'mes que vem'],
  ],
  relativeYears: [
    [-1, 'ano passado'],
    [-2, 'ano retrasado'],
    [1, 'ano que vem'],
  ],
  past: list('passada, passado'),
  nextBehind: list('que vem'),
  vagueBefore: list('antes de, depois de, depois, por volta de, dias depois de, mais ou menos'),
  onWeekday: list('na, no, ultima, ultimo, na ultima, no ultimo'),
  inMonth: list('em'),
  ago: list('ha, faz'),
  agoBehind: list('atras'),
  beforeOrAfter: list('antes, depois'),
  ahead: list('em, daqui a'),
  units: [
    [1, 'dia dias'],
    [7, 'semana semanas'],
  ],
  months30: list('mes, meses'),
  years: list('ano, anos'),
} as const;
