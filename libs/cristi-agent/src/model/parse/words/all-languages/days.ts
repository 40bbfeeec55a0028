import { list } from '../list';

/** Days in languages that are not read, folded: they say that it was not simply today. */
export const DAYS_NOT_READ = list(
  'hier, avant hier, avant-hier, demain, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, la semaine derniere, le mois dernier, ' +
    'gestern, vorgestern, ubermorgen, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, letzte woche, letzten monat, am ersten',
);
