import { definePrompt } from '@bursar/toolkit';

export const canIAffordItPrompt = definePrompt({
  name: 'can_i_afford_it',
  title: '¿Me alcanza?',
  description: 'Si una compra cabe en el tope del mes y en el saldo del banco, después de los pagos que vienen.',
  arguments: {
    purchase: { title: 'Compra', description: 'Qué y cuánto cuesta: audífonos 1,200.', required: true },
    date: { title: 'Fecha', description: 'Qué día sería, como 2026-03-15; vacío: hoy.', required: false },
    user_id: {
      title: 'Usuario',
      description: 'De quién es el presupuesto; vacío: de quien se usa en esta conversación.',
      required: false,
    },
  },
  effect: 'read',
  render: ({ purchase, date, user_id: userId }) =>
    [
      `¿Me alcanza para esto: "${purchase}"? El día sería ${date === undefined ? 'hoy' : `"${date}"`}.`,
      'Llama a simulate_purchase con el monto en centavos (1,200 pesos son 120000), la categoría que mejor le quede y ' +
        `now_iso con la hora actual; ${whose(userId)}`,
      'Responde primero sí o no, y después por qué: lo que queda del tope y los pagos que vienen, con las cifras de la ' +
        'respuesta. Si falta un dato, como el saldo del banco, dime cuál.',
    ].join('\n'),
});

function whose(userId: string | undefined): string {
  return userId === undefined
    ? 'user_id y thread_id son los de esta conversación: pregúntame por los que no sepas.'
    : `user_id es "${userId}", y thread_id el de esta conversación.`;
}
