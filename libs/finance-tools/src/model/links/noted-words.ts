/** Words that say what was bought, or for whom, and never where: in English, German, French, Spanish and Portuguese, folded. */
const WORDS = `
breakfast brunch lunch dinner supper meal snack groceries shopping food drinks beers present gift taxi cab bus train tickets fuel petrol medicine clothes
shoes books haircut kids children family friends home holiday trip weekend party birthday for the our with and
fruhstuck mittagessen abendessen essen imbiss einkauf einkaufe lebensmittel getranke geschenk zug fahrkarte fahrkarten benzin medikamente kleidung schuhe
bucher friseur kinder familie freunde urlaub ausflug wochenende geburtstag fur die den das mit und
dejeuner diner repas gouter courses achats boissons cadeau train billets essence medicaments vetements chaussures livres coiffeur enfants famille amis
vacances sortie anniversaire pour les avec
desayuno almuerzo comida cena merienda despensa mandado compras bebidas regalo boletos gasolina medicinas ropa zapatos libros ninos familia amigos
vacaciones viaje cumpleanos para los con
almoco jantar lanche bebidas presente passagem onibus ingressos gasolina combustivel remedios roupa roupas sapatos livros criancas
ferias viagem aniversario para com
`;

const ONLY_WHAT = new Set(WORDS.trim().split(/\s+/));

/** Whether the words of a note only say what was bought: its payee could be any. */
export function saysOnlyWhat(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => ONLY_WHAT.has(word));
}
