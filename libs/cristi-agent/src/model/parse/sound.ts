/** How a word sounds: letters that many writers of Spanish take for one another are one. */
export function sound(word: string): string {
  return word
    .replace(/qu|k|c(?=[aou])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/y|ll/g, 'i');
}
