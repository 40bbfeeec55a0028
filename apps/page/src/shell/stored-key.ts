const NAME = 'bursar.key';

/** The API key of this tab: the one that the user entered, until it is closed, or the one of this paired device. */
export const storedKey = {
  read: (): string | undefined => sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? undefined,
  write: (key: string): void => sessionStorage.setItem(NAME, key),
  /** The key of a paired device is its own: it stays until it is revoked or the user signs out. */
  keep: (key: string): void => localStorage.setItem(NAME, key),
  /** With it goes what the tab remembers of the household that it opened. */
  forget: (): void => {
    sessionStorage.clear();
    localStorage.removeItem(NAME);
  },
};
