const NAME = 'bursar.person';

/** The id of the person who uses this browser, as they answered; kept until they change it. */
export const devicePerson = {
  read: (): string | undefined => localStorage.getItem(NAME) ?? undefined,
  write: (id: string): void => localStorage.setItem(NAME, id),
};
