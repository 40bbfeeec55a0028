import { householdOf, type Participant } from '../model/household';

export const elias: Participant = { id: 'elias', displayName: 'Elias', isActive: true };
export const leticia: Participant = { id: 'leticia', displayName: 'Letícia', isActive: true };
export const formerPartner: Participant = { id: 'ana', displayName: 'Ana', isActive: false };

export const household = householdOf([leticia, formerPartner, elias]);
