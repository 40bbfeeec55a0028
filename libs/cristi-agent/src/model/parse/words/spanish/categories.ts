import type { CategoryWords } from '../category';

export const SPANISH_CATEGORIES: CategoryWords = {
  Food: {
    things:
      'taco, torta, hamburguesa, quesadilla, pozole, tamal, tamales, empanada, milanesa, asado, tapas, bocadillo, menu del dia, desayuno, ' +
      'desayune, desayunamos, desayunado, almuerzo, almorce, almorzamos, comida, comi, comimos, comido, comida corrida, cena, cene, cenamos, cenado, salimos a comer, salimos a cenar, menu, palomitas, cafe, ' +
      'cafecito, refresco, helado, restaurante, fonda, antojitos, taqueria, cafeteria, pizzeria, heladeria, botana, sabritas, papitas, ' +
      'papas fritas, dulces, chocolate, galletas, paleta, elote, esquites, gordita, sope, tlayuda, chilaquiles, molletes, enchiladas, ' +
      'birria, barbacoa, carnitas, cochinita, ceviche, mariscos, hot dog, alitas, pollo asado, pollo rostizado, lonche, merienda, ' +
      'merendar, pincho, pintxo, paella, churros, bocata, raciones, cortado, medialuna, choripan, lomito, parrilla, parrillada, ' +
      'panchos, alfajor, licuado, jugo, coca, coca cola, postre, pastel, tarta, donas, buffet, tamalito, flautas, tostadas, burrito, ' +
      'lonchera, comida rapida, rotiseria, sandwiches de miga, kebab, croissant, cafe con leche, merende, tequeno, arepa, pupusa, ceviches, agua de horchata, agua de jamaica, agua de limon, agua de tamarindo, agua de sabor, agua de coco, agua fresca, garnacha, quecas',
  },
  Supermarket: {
    things:
      'super, supermercado, despensa, mandado, carne, pollo, fruta, verdura, leche, huevos, huevo, pan, pan dulce, tortilla, panaderia, ' +
      'carniceria, verduleria, panales, aguacate, jitomate, tomate, cebolla, limon, manzana, platano, naranjas, jamon, queso, yogurt, ' +
      'yogur, arroz, frijol, frijoles, azucar, harina, cereal, atun, detergente, papel de bano, papel higienico, servilletas, ' +
      'abarrotes, tiendita, minisuper, mini super, tianguis, mercado, fruteria, polleria, pescaderia, pescado, gambas, camaron, ' +
      'salchicha, tocino, bistec, tortilleria, bolillo, mantequilla, fiambreria, fiambre, almacen, hortalizas, la compra del super, ' +
      'compra semanal, cesta de la compra',
  },
  Gasoline: {
    things:
      'gasolina, gasoil, gasoleo, nafta, gasolinera, combustible, bencina, tanque lleno, tanquee, tanqueamos, tanqueo, llene el tanque, llenar el tanque, gas',
  },
  Rent: { things: 'renta, alquiler, hipoteca, arriendo' },
  Subscriptions: { things: 'suscripcion', general: 'membresia' },
  Electricity: { things: 'luz, electricidad, recibo de luz, recibo de la luz, factura de la luz, boleta de luz' },
  'Gas Service': {
    things:
      'gas natural, gas lp, recibo de gas, recibo del gas, tanque de gas, cilindro de gas, bombona, butano, garrafa de gas, factura del gas, boleta de gas, gas',
  },
  Water: { things: 'agua, recibo del agua, recibo de agua, garrafon, factura del agua' },
  Internet: { things: 'internet, wifi, wi-fi, fibra optica, banda ancha' },
  'Mobile Service': {
    things:
      'celular, recarga, plan de celular, plan del celular, tiempo aire, recarga de celular, saldo al cel, saldo al celular, saldo para el cel, saldo del cel',
  },
  Transport: {
    things:
      'taxi, metro, camion, colectivo, autobus, pasaje, tren, transporte, estacionamiento, caseta, peaje, pesero, combi, bondi, subte, ' +
      'metrobus, mexibus, trolebus, tren ligero, ecobici, remis, mototaxi, parquimetro, tarjeta del metro, tarjeta metro, tarjeta de metro, ' +
      'recarga metro, recarga del metro, bono metro, bono de transporte, abono transporte, abono de transporte, cercanias, tarjeta sube, la sube, ' +
      'autopista, aparcamiento, billete de tren, billete de metro, cochera, guagua, micro',
  },
  Entertainment: {
    things:
      'cerveza, chelas, chela, birra, cine, concierto, fiesta, antro, boliche, videojuego, entretenimiento, teatro, museo, zoologico, circo, ' +
      'billar, karaoke, discoteca, copas, canas, cana, tragos, michelada, mezcal, tequila, caguama, cheve, fernet, cerveceria, cantina, estadio, ' +
      'parque de diversiones, recital, joda, boletos de cine, vino, botellon, peda, precopeo',
  },
  'Personal Purchases': {
    things:
      'ropa, zapatos, tenis, zapatillas, camisa, playera, audifonos, auriculares, blusa, pantalon, vestido, chamarra, sudadera, calcetines, gorra, ' +
      'mochila, cinturon, sueter, falda, sandalias, camiseta, remera, campera, juguete, computadora, ordenador, cargador, teclado, perfume, ' +
      'chaqueta, abrigo, bufanda, lentes de sol, gafas de sol, tele, television, bocina, licuadora, libro',
  },
  Health: {
    things:
      'dentista, farmacia, farmacia del ahorro, farmacias del ahorro, medicina, medicinas, medicamento, gimnasio, consulta, medico, medica, doctora, hospital, clinica, laboratorio, radiografia, terapia, ' +
      'psicologo, psicologa, terapeuta, nutriologo, nutriologa, oculista, optica, vacuna, pastillas, paracetamol, ibuprofeno, aspirina, ' +
      'vitaminas, pilates, yoga, crossfit, analisis de sangre, kinesiologo, fisio, fisioterapia, odontologo, ginecologo, pediatra, remedios, lentillas',
  },
  Pets: {
    things:
      'veterinaria, veterinario, croquetas, comida del perro, comida de perro, comida para perro, comida del gato, comida de gato, comida para gato, comida para el perro, comida para el gato, comida pal perro, comida pal gato, comida para mi perro, comida para mi gato, ' +
      'alimento para perro, arena para gato, arena del gato, pienso, mascota, alimento balanceado, estetica canina',
    general: 'perro, perrito, perra, gato, gatito',
  },
  'Personal Care': {
    things:
      'corte de pelo, corte de cabello, peluqueria, peluquero, estetica, barberia, barbero, manicura, manicure, pedicure, pedicura, ' +
      'depilacion, masaje, shampoo, champu, desodorante, pasta de dientes, maquillaje, cosmeticos, salon de belleza, tinte',
  },
  Education: {
    things:
      'colegiatura, inscripcion, escuela, colegio, cole, universidad, curso, utiles escolares, uniforme escolar, guarderia, kinder, maestria, diplomado, ' +
      'clases de ingles, clases particulares, cuota del colegio, libros de texto, jardin de infantes',
  },
  Insurance: {
    things:
      'seguro, poliza, aseguranza, seguro de auto, seguro del coche, seguro del carro, seguro medico, seguro de vida',
  },
  Travel: {
    things:
      'hotel, vuelo, avion, hostal, hospedaje, crucero, boleto de avion, boletos de avion, pasaje de avion, renta de auto, renta de carro, alquiler de coche, pasaporte, excursion',
  },
  'Taxes And Fees': {
    things:
      'predial, tenencia, multa, multa de aparcamiento, multa de estacionamiento, itv, gestoria, comision, impuesto, monotributo, verificacion vehicular, refrendo, patente del auto, contribucion territorial',
  },
  Donation: { things: 'donativo, donacion, diezmo, ofrenda, limosna, done, donamos, cruz roja, caridad, teleton' },
  Savings: { things: 'ahorro, ahorre, ahorramos, cetes, alcancia, plazo fijo, fondo de ahorro, hucha, cochinito' },
  'Debt Payment': {
    things:
      'tarjeta de credito, pago de tarjeta, tarjeta, tdc, msi, prestamo, pago del coche, pago del carro, credito hipotecario, infonavit, fonacot, pago minimo, pago de deuda, credito',
    general: 'mensualidad, abono, deuda',
  },
  Salary: {
    things:
      'sueldo, salario, nomina, quincena, aguinaldo, finiquito, utilidades, prima vacacional, paga extra, horas extra, ptu, qna, kincena, kinsena',
    general: 'bono',
  },
  Freelance: { things: 'freelance, honorarios, changa, chamba, trabajito, consultoria' },
  Refund: {
    things:
      'reembolso, devolucion, me devolvieron, me reembolsaron, me devolvio, reintegro, me han devuelto, nos devolvieron',
  },
};
