const NAME = 'bursar.key';

/** The API key that the user entered, kept in this tab until it is closed. */
export const storedKey = {
  read: (): string | undefined => sessionStorage.getItem(NAME) ?? undefined,
  write: (key: string): void => sessionStorage.setItem(NAME, key),
  /** With it goes what the tab remembers of the household that it opened. */
  forget: (): void => sessionStorage.clear(),
};
