/**
 * What merchants deal in, in a line each: the kind; its plural for people; the names that households give the category,
 * the most special first. A name in capitals stands for the list of that name below; the
 * first name of the last list is suggested where the household has none of them.
 */
const KINDS = `
supermarket; supermarkets; Supermarket, Supermercado, Supermarché, Supermarkt, GROCERIES
convenience; convenience stores; Convenience, Kiosk, Conveniência, GROCERIES
bakery; bakeries; Bakery, Padaria, Panadería, Boulangerie, Bäckerei, GROCERIES
butcher; butchers; Butcher, Açougue, Talho, Carnicería, Boucherie, Metzgerei, GROCERIES
greengrocer; greengrocers; Hortifruti, Frutería, Primeur, GROCERIES
sweets; sweet shops; Sweets, Doces, Dulces, Confiserie, Süßwaren, GROCERIES
drinks; drink shops; Alcohol, Wine, Bebidas, Boissons, Getränke, GROCERIES
restaurant; restaurants; Restaurants, Restaurant, Restaurantes, DINING
cafe; cafés; Coffee, Cafés, Cafe, Café, Cafeterias, Cafeterías, DINING
fast_food; fast-food restaurants; Fast food, Lanches, Comida rápida, Imbiss, DINING
bar; bars; Bars, Bar, Bares, Pubs, Kneipe, DINING
fuel; filling stations; Fuel, Petrol, Gas, Gasoline, Combustível, Gasolina, Gasolinera, Carburant, Essence, Benzin, Tanken, TRANSPORT
parking; car parks; Parking, Estacionamento, Estacionamiento, Stationnement, Parken, TRANSPORT
charging; charging stations; Charging, Recarga, Recharge, Laden, TRANSPORT
car; car services; Car, Carro, Coche, Auto, Automóvel, Voiture, TRANSPORT
rail; railways; Train, Trains, Public transport, Transporte público, Transports en commun, Bahn, ÖV, TRANSPORT
taxi; taxis; Taxi, Táxi, Taxis, TRANSPORT
car_rental; car rentals; Car rental, Aluguel de carro, Alquiler de coches, Location de voiture, Mietwagen, TRAVEL
hotel; hotels; Hotels, Hotel, Hotéis, Hoteles, Hôtels, TRAVEL
travel; travel agencies; Flights, Voos, Vuelos, Vols, Flüge, TRAVEL
pharmacy; pharmacies; Pharmacy, Farmácia, Farmacia, Pharmacie, Apotheke, HEALTH
doctor; medical practices; Doctor, Doctors, Médico, Médecin, Arzt, HEALTH
dentist; dentists; Dentist, Dentista, Dentiste, Zahnarzt, HEALTH
optician; opticians; Optician, Glasses, Ótica, Óptica, Opticien, Optiker, HEALTH
chemist; drugstores; Drugstore, Drogaria, Droguería, Droguerie, Drogerie, CARE
beauty; beauty shops; Beauty, Beleza, Belleza, Beauté, Kosmetik, CARE
hairdresser; hairdressers; Hairdresser, Cabeleireiro, Peluquería, Coiffeur, Friseur, CARE
clothes; clothes shops; CLOTHES
shoes; shoe shops; Shoes, Calçados, Sapatos, Zapatos, Chaussures, Schuhe, CLOTHES
jewelry; jewellers; Jewelry, Jewellery, Joias, Joyería, Bijoux, Schmuck, CLOTHES
sports_shop; sports shops; Sports equipment, SPORT
fitness; gyms; Gym, Fitness, Academia, Gimnasio, Salle de sport, Fitnessstudio, SPORT
electronics; electronics shops; ELECTRONICS
furniture; furniture shops; Furniture, Móveis, Muebles, Meubles, Möbel, HOME
hardware; hardware stores; DIY, Hardware, Ferramentas, Ferretería, Bricolage, Baumarkt, HOME
household; household shops; Household, Utilidades, Hogar, Ménage, Haushalt, HOME
garden; garden centres; Garden, Jardim, Jardín, Jardin, Garten, HOME
department_store; department stores; SHOPPING
variety; variety stores; SHOPPING
books; bookshops; Books, Livros, Libros, Livres, Bücher, Stationery, LEISURE
toys; toy shops; Toys, Brinquedos, Juguetes, Jouets, Spielzeug, Kids, CHILDREN
baby; baby shops; Baby, Bebê, Bebé, Bébé, CHILDREN
school; schools; School, Escola, Escuela, École, Schule, EDUCATION
nursery; nurseries; Childcare, Creche, Guardería, Crèche, Kita, CHILDREN
pet; pet shops; Pets, Pet, Animais, Mascotas, Animaux, Haustiere, PETS
vet; vets; Vet, Veterinário, Veterinario, Vétérinaire, Tierarzt, PETS
florist; florists; Flowers, Flores, Fleurs, Blumen, GIFTS
cinema; cinemas; Cinema, Cine, Cinéma, Kino, LEISURE
theatre; theatres; Theatre, Teatro, Théâtre, Theater, LEISURE
phone; phone companies; Phone, Mobile, Telefone, Celular, Teléfono, Téléphone, Telefon, Handy, Internet, UTILITIES
insurance; insurers; Insurance, Seguros, Seguro, Assurance, Assurances, Versicherung, Versicherungen
post; post offices; Post, Correios, Correos, Poste, Versand, SHOPPING
laundry; laundries; Laundry, Lavanderia, Lavandería, Pressing, Reinigung, HOME
`;

const NAMES: Readonly<Record<string, string>> = {
  GROCERIES:
    'Groceries, Grocery, Food, Mercado, Compras, Alimentação, Alimentación, Courses, Alimentation, Lebensmittel, Einkauf',
  DINING:
    'Restaurants, Eating out, Dining, Dining out, Food & drink, Alimentação fora, Comer fora, Restaurantes, Sorties, Essen gehen, Auswärts essen',
  TRANSPORT: 'Transport, Transportation, Transporte, Transports, Verkehr, Mobilität, Mobility',
  TRAVEL: 'Travel, Holidays, Vacation, Viagem, Viagens, Viajes, Voyages, Reisen, Urlaub, Ferien',
  HEALTH: 'Health, Healthcare, Medical, Saúde, Salud, Santé, Gesundheit',
  CARE: 'Personal care, Cuidados pessoais, Cuidado personal, Soins, Körperpflege, Drugstore, Hygiene, Health',
  CLOTHES: 'Clothes, Clothing, Fashion, Roupas, Vestuário, Ropa, Vêtements, Kleidung, Kleider',
  SPORT: 'Sport, Sports, Esporte, Esportes, Desporto, Deporte, Deportes',
  ELECTRONICS: 'Electronics, Eletrônicos, Eletrónica, Electrónica, Électronique, Elektronik, Technik',
  HOME: 'Home, House, Casa, Hogar, Maison, Wohnen, Haushalt, Haus',
  SHOPPING: 'Shopping, Compras, Achats, Einkäufe',
  LEISURE: 'Leisure, Entertainment, Lazer, Ocio, Loisirs, Freizeit, Unterhaltung, Culture, Kultur, Cultura',
  CHILDREN: 'Children, Kids, Crianças, Filhos, Niños, Enfants, Kinder',
  EDUCATION: 'Education, Educação, Educación, Éducation, Bildung',
  PETS: 'Pets, Animais, Mascotas, Animaux, Haustiere',
  GIFTS: 'Gifts, Presentes, Regalos, Cadeaux, Geschenke',
  UTILITIES: 'Utilities, Bills, Contas, Facturas, Factures, Nebenkosten, Rechnungen',
};

/** What a merchant deals in. */
export interface MerchantKind {
  readonly kind: string;
  /** As people say it, in the plural. */
  readonly plural: string;
  /** What households call its category, the most special first; the general one last. */
  readonly categories: readonly string[];
  /** What is suggested to a household that has none of these. */
  readonly usual: string;
}

export const MERCHANT_KINDS: ReadonlyMap<string, MerchantKind> = new Map(
  KINDS.trim()
    .split('\n')
    .map((line) => {
      const [kind = '', plural = '', names = ''] = line.split('; ');
      const lists = names.split(', ');
      const last = lists.at(-1) ?? '';
      const categories = lists.flatMap((name) => NAMES[name]?.split(', ') ?? [name]);
      const usual = NAMES[last]?.split(', ')[0] ?? lists[0] ?? '';
      return [kind, { kind, plural, categories, usual }];
    }),
);
