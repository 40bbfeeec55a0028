import { UserText } from '../components/user-text';
import { useLanguage } from '../language/language-context';

/** A category: by the catalogue if the program named it, else as the person wrote it. */
export function CategoryName({ name }: { readonly name: string }) {
  const { t, has } = useLanguage();
  const key = `category.${name}`;
  return has(key) ? <span class="user-text">{t(key)}</span> : <UserText text={name} />;
}
