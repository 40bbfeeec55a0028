import type { ParticipantsBody } from '../model/output-fields';
import { fill, lines, shown } from '../text/safe-text';
import { person } from '../text/format';

/** What `list_participants` says to people. */
export function participantsText({ participants }: ParticipantsBody): string {
  return lines(
    shown('👥 Quem divide as contas:'),
    ...participants.map(({ id, display_name }) =>
      fill('• {nome}', { nome: person(id, new Map([[id, display_name]])) }),
    ),
    shown('Use o identificador entre parênteses nos próximos pedidos.'),
  );
}
