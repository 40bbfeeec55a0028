/** Area/City, or one of the short names such as UTC; offsets such as +01:00 are no names. */
const FORM = /^[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*|\/[a-z][A-Za-z_-]*){0,2}$/;

/** Whether the text is a name of the tz database, spelled as there. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !FORM.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  // Intl ignores case. Of the names that it does not list, older ones, only their form shows how they are spelled.
  const listed = Intl.supportedValuesOf('timeZone');
  const other = listed.find((known) => known.toLowerCase() === name.toLowerCase());
  return other === undefined || other === name;
}
