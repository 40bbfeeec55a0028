import { list } from '../list';

/** Spanish words for days, folded. */
export const SPANISH_DAYS = {
  /** Days by their distance from today. */
  near: [
    [
      0,
      'hoy, esta manana, esta tarde, esta noche, esta madrugada, hace rato, hace un rato, hace un ratito, hace un momento, ' +
        'este mes, ahorita, ahora, ahora mismo, recien, esta quincena, el dia de hoy, hoy mismo',
    ],
    [-1, 'ayer, anoche, ayer noche, ayer tarde, el dia de ayer'],
    [
      -2,
      'anteayer, antier, antes de ayer, antes d ayer, ante ayer, antes d anoche, antes dayer, antesdeayer, antes de anoche, antenoche, anteanoche, antiayer, antes de antenoche',
    ],
    [-3, 'trasantier, trasanteayer, trasantes de ayer'],
    [1, 'manana, el dia de manana'],
    [2, 'pasado manana'],
  ],
  /** Near days that may be meant otherwise: the value is held and asked about. */
  nearDoubtful: [
    [0, 'esta semana, este ano, hace unas horas, hace horas, hace un par de horas, hace una hora, hace 2 horas'],
    [-1, 'hace una noche, ayr, ayet, ayerr, ayyer, ayeer'],
    [-2, 'antir, antiyer'],
  ],
  weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  /** After `el`; elsewhere at either end of the text, and then they are asked about. */
  weekdayForms: ['lun', 'mar', 'mie mierc', 'jue juev', 'vie vier viern', 'sab', 'dom'],
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sep sept',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  /** A part of the day; it says no day. */
  partsOfDay: list(
    'en la manana, por la manana, x la manana, de la manana, a la manana, la manana, en la tarde, por la tarde, x la tarde, ' +
      'de la tarde, a la tarde, la tarde, en la noche, por la noche, x la noche, de la noche, a la noche, la noche, ' +
      'en la madrugada, por la madrugada, x la madrugada, de la madrugada, a la madrugada, la madrugada, de madrugada, ' +
      'al mediodia, a mediodia, al medio dia, a medio dia, al amanecer, al anochecer, temprano, de noche, de tarde',
  ),
  /** Spans and days that nobody can name. */
  unknown: list(
    'el mes pasado, mes pasado, el pasado mes, el ano pasado, el ano antepasado, el otro mes, otro mes, el otro ano, otro ano, el otro dia, la otra vez, el otro dia en la noche, ' +
      'la quincena pasada, el bimestre pasado, hace tiempo, hace mucho tiempo, hace mucho, hace poco, hace poco tiempo, ' +
      'hace unos dias, hace algunos dias, hace varios dias, hace muchos dias, hace dias, estos dias, hace unas semanas, ' +
      'hace algunas semanas, hace varias semanas, hace semanas, hace unos meses, hace algunos meses, hace varios meses, ' +
      'hace meses, hace unos anos, hace anos, hace mes y medio, hace ano y medio, hace semana y media, hace una semana y media, ' +
      'hace un mes y medio, hace dias y medio, ' +
      'fin de semana, el fin de semana, este fin de semana, el fin de semana pasado, el pasado fin de semana, el finde, ' +
      'este finde, el finde pasado, el finde largo, finde, el fin de semana largo, fin de mes, a fin de mes, a fines de mes, ' +
      'el mes que viene, el proximo mes, el mes proximo, el mes entrante, la quincena que viene, la proxima quincena, ' +
      'el ano que viene, el proximo ano, ultimamente, recientemente, en estos dias, los ultimos dias, un dia de estos, ' +
      'viernes santo, viernes negro, domingo de ramos, sabado santo, jueves santo, en semana santa, en nochebuena, ' +
      'nochebuena, noche buena, nochevieja, el dia anterior, el dia siguiente, el verano pasado, verano pasado, el invierno pasado, la navidad pasada, ' +
      'el buen fin, buen fin, en navidad, en ano nuevo, en vacaciones, en el puente, una noche de estas, la vez pasada, ' +
      'hace un chingo, hace un buen, hace un buen rato, hace mucho rato, hace bastante, hace un tiempo, hace tiempecito, hace siglos, ' +
      'todos los dias, cada dia, todas las semanas, cada semana, todos los meses, cada mes, cada quincena, cada ano, ' +
      'la semana antepasada, el mes antepasado, la quincena antepasada, semana antepasada, mes antepasado, ' +
      'el dia de, el dia del, el dia de la, el dia de las, el dia de los, el dia que, dia de muertos, dia de las madres, dia de la madre, ' +
      'el dia ultimo, dia ultimo, el ultimo dia, ultimo dia, a inicio de semana, a inicios de semana, a principio de semana, a principios de semana, a media semana, ' +
      'a mitad de semana, entre semana, toda la semana, en toda la semana, en la semana, durante la semana, en lo que va de la semana, en lo que va de, en lo que va del mes, en lo que va del ano, ' +
      'los otros dias, la semana ante pasada, la semana anterior, semana anterior, el mes anterior, la quincena anterior, el mes que entra, el mes que sigue, el ano que entra, la quincena que entra, ' +
      'la quincena que sigue, ese dia, esa noche, esa tarde, esa manana, esa semana, ese mes, esa vez, aquel dia, aquella noche, aquella vez, ' +
      'semana santa, san valentin, el puente, este puente, el puente pasado, el fin, este fin, el fin pasado, ano nuevo, ' +
      'miercoles de ceniza, domingo de pascua, domingo de resurreccion, lunes de pascua, sabado de gloria, martes de carnaval, ' +
      'dia del nino, dia del padre, dia de reyes, en mi cumple, en mi cumpleanos, en su cumple, en su cumpleanos',
  ),
  /** With a month or `mes` behind it. */
  partsOfMonth: list(
    'el ultimo del, ultimo del, al cierre de, al cierre del, cierre de, el ultimo de, ultimo de, el ultimo dia de, el ultimo dia del, ultimo dia de, ultimo dia del, el primer dia de, el primer dia del, a mitad de, a mitad del, a la mitad de, a principio de, ' +
      'a principio del, a principios del, al principio de, al principio del, al inicio de, al inicio del, a inicio de, a mediados del, a finales del, al final de, al final del, a principios de, principios de, a mediados de, mediados de, a finales de, finales de, a fines de, fines de, a inicios de, ' +
      'inicios de, fin de, a fin de, durante, todo',
  ),
  lastWeek: list('la semana pasada, semana pasada, la sem pasada, sem pasada, la pasada semana, la otra semana'),
  nextWeek: list('la semana que viene, la proxima semana, la semana proxima, la semana entrante, la semana que entra'),
  thisWeek: list('de esta semana'),
  /** Behind the day of a month, and behind a day with its month. */
  relativeMonths: [
    [0, 'este mes, este mismo mes, mes actual, mes en curso, presente mes, mes presente, mes corriente'],
    [-1, 'mes pasado, mes anterior, pasado mes, ultimo mes, anterior mes, mes que paso, mes q paso, mes ultimo'],
    [-2, 'mes antepasado, antepasado mes, mes ante pasado'],
    [
      1,
      'mes que viene, mes q viene, proximo mes, mes proximo, mes entrante, mes siguiente, siguiente mes, mes que entra, ' +
        'mes que sigue',
    ],
  ],
  relativeYears: [
    [0, 'este ano, este mismo ano, ano actual, ano en curso, presente ano, ano presente, ano corriente'],
    [
      -1,
      'ano pasado, el ano pasado, ano anterior, pasado ano, ultimo ano, anterior ano, ano que paso, hace un ano, hace 1 ano',
    ],
    [-2, 'ano antepasado, el ano antepasado, antepasado ano, ano ante pasado, hace dos anos, hace 2 anos'],
    [
      1,
      'ano que viene, el ano que viene, ano q viene, proximo ano, el proximo ano, ano proximo, ano entrante, ano siguiente, ' +
        'siguiente ano, ano que entra, ano que sigue',
    ],
  ],
  past: list('pasado, pasada'),
  next: list('proximo, proxima, entrante'),
  nextBehind: list('proximo, que viene, que entra, entrante, siguiente'),
  onWeekday: list('el, pasado, ultimo'),
  thisWeekday: list('este, ese, aquel'),
  /** Before a weekday that may be a name, a plan or a habit. */
  doubtfulBefore: list(
    'a, con, de, para, hasta, desde, los, cada, todos los, para el, hasta el, desde el, antes del, este',
  ),
  /** Before a day: it was another one near it. */
  vagueBefore: list(
    'como, igual que, lo mismo que, mismo que, mas que, menos que, casi, antes, antes de, antes del, despues, despues de, despues del, dias, semanas, cerca, cerca de, por ahi, por ahi de, ' +
      'por alla, alrededor, alrededor de, a eso, a partir, a partir de, mas o menos, aprox, aproximadamente, creo que, hasta, desde',
  ),
  vagueBeforeWeekday: list(
    'primer, primero, segundo, tercer, tercero, cuarto, penultimo, un, algun, cualquier, otro, el otro, antepasado, el antepasado',
  ),
  vagueBehind: list('antepasado, antepasada, ante pasado, proximo, que viene, q viene, que entra, entrante, siguiente'),
  /** Before a weekday or a date that is a name. */
  nameBefore: list('mi, santo, santa, san, don, dona, senor, placido'),
  /** Before a date that is a street or a place. */
  streetBefore: list(
    'la, calle, av, ave, avenida, blvd, bulevar, boulevard, colonia, col, metro, estacion, esquina, esq, glorieta, plaza, calzada, ' +
      'parque, escuela, secundaria, primaria, hospital, mercado, barrio, prolongacion, cerrada, callejon, auditorio, teatro',
  ),
  maybeStreetBefore: list('en, por, a, hacia, sobre, rumbo, frente'),
  inMonth: list('en, todo, durante'),
  lastMonth: list('pasado'),
  ago: list('hace, hara, haces, ase, ace, hase, haze'),
  agoBehind: list('atras'),
  beforeOrAfter: list('antes, despues'),
  ahead: list('en, dentro de, de aqui a'),
  units: [
    [1, 'dia dias noche noches'],
    [7, 'semana semanas'],
  ],
  months30: list('mes, meses'),
  years: list('ano, anos'),
  couple: list('un par de, par de'),
  ordinalEndings: list('o, ro, er, ero, do, to, mo, vo, no, º, ª, °'),
  first: list('primero, uno'),
} as const;
