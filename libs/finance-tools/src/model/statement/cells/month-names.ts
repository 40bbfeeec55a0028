import { plainWord } from './plain-word';

// Twelve each, long and short; `|` separates forms of one month. Languages as in header-words.ts.
const NAMES = [
  'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec',
  'januar|jan|jänner|jän februar|feb märz|mär|mrz|maerz april|apr mai juni|jun juli|jul august|aug september|sep|sept oktober|okt november|nov dezember|dez',
  'janvier|janv février|févr|fév mars avril|avr mai juin juillet|juil août|aout septembre|sept octobre|oct novembre|nov décembre|déc',
  'gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set ottobre|ott novembre|nov dicembre|dic',
  'enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|sep|sept|setiembre octubre|oct noviembre|nov diciembre|dic',
  'janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez',
  'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep oktober|okt november|nov december|dec',
  'styczeń|stycznia|sty luty|lutego|lut marzec|marca|mar kwiecień|kwietnia|kwi maj|maja czerwiec|czerwca|cze lipiec|lipca|lip sierpień|sierpnia|sie wrzesień|września|wrz październik|października|paź listopad|listopada|lis grudzień|grudnia|gru',
  'januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug september|sep oktober|okt november|nov december|dec',
  'januar|jan februar|feb marts|mar april|apr maj|mai juni|jun juli|jul august|aug september|sep oktober|okt november|nov december|desember|dec|des',
  'leden|ledna|led únor|února|úno březen|března|bře duben|dubna|dub květen|května|kvě červen|června|čvn červenec|července|čvc srpen|srpna|srp září|zář říjen|října|říj listopad|listopadu|lis prosinec|prosince|pro',
  'január|jan február|febr|feb március|márc|már április|ápr május|máj június|jún július|júl augusztus|aug szeptember|szept|szep október|okt november|nov december|dec',
  'tammikuu|tammikuuta|tammi helmikuu|helmikuuta|helmi maaliskuu|maaliskuuta|maalis huhtikuu|huhtikuuta|huhti toukokuu|toukokuuta|touko kesäkuu|kesäkuuta|kesä heinäkuu|heinäkuuta|heinä elokuu|elokuuta|elo syyskuu|syyskuuta|syys lokakuu|lokakuuta|loka marraskuu|marraskuuta|marras joulukuu|joulukuuta|joulu',
  'ianuarie|ian februarie|feb martie|mar aprilie|apr mai iunie|iun iulie|iul august|aug septembrie|sept octombrie|oct noiembrie|noi decembrie|dec',
  'ocak|oca şubat|şub mart|mar nisan|nis mayıs|may haziran|haz temmuz|tem ağustos|ağu eylül|eyl ekim|eki kasım|kas aralık|ara',
  'январь|января|янв февраль|февраля|фев март|марта|мар апрель|апреля|апр май|мая июнь|июня|июн июль|июля|июл август|августа|авг сентябрь|сентября|сен октябрь|октября|окт ноябрь|ноября|ноя декабрь|декабря|дек',
  'січень|січня|січ лютий|лютого|лют березень|березня|бер квітень|квітня|кві травень|травня|тра червень|червня|чер липень|липня|лип серпень|серпня|сер вересень|вересня|вер жовтень|жовтня|жов листопад|листопада|лис грудень|грудня|гру',
  'ιανουάριος|ιανουαρίου|ιαν φεβρουάριος|φεβρουαρίου|φεβ μάρτιος|μαρτίου|μαρ απρίλιος|απριλίου|απρ μάιος|μαΐου|μαϊ ιούνιος|ιουνίου|ιουν ιούλιος|ιουλίου|ιουλ αύγουστος|αυγούστου|αυγ σεπτέμβριος|σεπτεμβρίου|σεπ οκτώβριος|οκτωβρίου|οκτ νοέμβριος|νοεμβρίου|νοε δεκέμβριος|δεκεμβρίου|δεκ',
  'januari|jan februari|feb|peb maret|mar april|apr mei juni|jun juli|jul agustus|agu|agt|ags september|sep oktober|okt november|nov|nop desember|des',
  'januari|jan februari|feb mac april|apr mei jun julai|jul ogos|ogo september|sep oktober|okt november|nov disember|dis',
  'gener|gen febrer|febr març abril|abr maig juny|jun juliol|jul agost setembre|set octubre|oct novembre|nov desembre|des',
];

const MONTHS = new Map<string, number>();
for (const months of NAMES) {
  months.split(' ').forEach((names, index) => {
    for (const name of names.split('|')) {
      const word = plainWord(name);
      // Croatian and Czech disagree with Polish on `listopad`; the first language keeps a word.
      if (!MONTHS.has(word)) MONTHS.set(word, index + 1);
    }
  });
}

/** 1 to 12 for the name of a month in any of the languages, without regard to case and accents. */
export function monthOf(name: string): number | undefined {
  return MONTHS.get(plainWord(name));
}
