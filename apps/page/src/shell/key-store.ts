const NAME = 'bursar.key';

/** The key that somebody typed in: this tab's own, gone when it is closed. */
export const keyStore = {
  read: (): string | undefined => sessionStorage.getItem(NAME) ?? undefined,
  write: (key: string): void => sessionStorage.setItem(NAME, key),
  forget: (): void => sessionStorage.removeItem(NAME),
};
