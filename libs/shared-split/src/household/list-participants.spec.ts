import { household } from '../testing/household';
import { participantsBody, participantsText, toParticipantsBody } from './list-participants';

describe('list_participants', () => {
  it('has a text', () => {
    const body = {
      participants: [
        { id: 'elias', display_name: 'Elias', is_active: true },
        { id: 'leticia', display_name: 'Letícia', is_active: true },
      ],
    };
    expect(participantsText(body)).toBe(
      [
        '👥 Quem divide as contas:',
        '• Elias (elias)',
        '• Letícia (leticia)',
        'Use o identificador entre parênteses nos próximos pedidos.',
      ].join('\n'),
    );
  });

  it('names the two', () => {
    const body = toParticipantsBody(household);
    expect(participantsBody.parse(body)).toEqual({
      participants: [
        { id: 'elias', display_name: 'Elias', is_active: true },
        { id: 'leticia', display_name: 'Letícia', is_active: true },
      ],
    });
  });
});
