import { readText } from '../../testing/read-text';

it.each([
  // Opening and joining words at both ends are dropped.
  ['Yo gasté 200 en los tacos', 'tacos'],
  ['I spent 200 on the tacos', 'tacos'],
  ['me gasté 200 en tacos', 'tacos'],
  ['We bought 2 tacos 200 pesos', 'tacos'],
  ['pagué la luz 483.20', 'luz'],
  ['200 de tacos para la fiesta', 'tacos para la fiesta'],
  ['tacos por 200', 'tacos'],
  ['tacos en el ayer', 'tacos'],
  ['ayer, en el centro, tacos 200', 'centro, tacos'],
  ['got a taco 200', 'taco'],
  ['uñas 350', 'uñas'],
  ['500 y 500', null],
  ['gasté 200', null],
  ['gasté 200 en', null],
  // These words describe the purpose.
  ['donated 500', 'donated'],
  ['ahorré 500', 'ahorré'],
  // Joining words stay where nothing next to them was read.
  ['la luz 200', 'la luz'],
  ['en el centro', 'en el centro'],
  ['tacos para', 'tacos para'],
  ['Cena en restaurante $980', 'Cena en restaurante'],
  // From the middle, in the writer's spelling.
  ['Uber $90 Aeropuerto', 'Uber Aeropuerto'],
  ['ÑANDÚ   asado 200', 'ÑANDÚ asado'],
  ['CAFÉ del Día 45', 'CAFÉ del Día'],
  ['Uber ($90) centro', 'Uber centro'],
  ['tacos,45', 'tacos'],
  // Punctuation at the ends is dropped.
  ['¡tacos! 45', 'tacos'],
  ['tacos: 45.', 'tacos'],
  ['tacos - 45', 'tacos'],
  ['- tacos; - 45', 'tacos'],
  ['¿tacos? 45', 'tacos'],
  ['"tacos" 45', '"tacos"'],
  ['gasté: 200, en tacos', 'tacos'],
  ['45 🌮', '🌮'],
  ['...', null],
])('%s', (text, description) => expect(readText(text).description).toBe(description));
