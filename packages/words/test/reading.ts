/** Small words that belong to one of the languages only. */
const SMALL_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'you', 'your', 'with', 'each', 'from', 'when', 'may', 'cards', 'player'],
  pl: ['się', 'oraz', 'lub', 'jest', 'gracz', 'który', 'które', 'każdy', 'przez', 'dla', 'jeśli'],
  de: ['und', 'der', 'oder', 'nicht', 'eine', 'einen', 'deine', 'wenn', 'auf', 'von', 'bei'],
  hu: ['és', 'vagy', 'egy', 'az', 'nem', 'kapsz', 'minden', 'ha', 'játékos', 'legalább'],
};
const LETTERS: Readonly<Record<string, RegExp>> = {
  pl: /[ąćęłńśźż]/i,
  de: /[ßä]/i,
  hu: /[őűáíúé]/i,
};

/** What a proof-reader would mark in a text; `ids` are names the programs use, which nobody should see. */
export function marks(tag: string, text: string, ids: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (text.trim() !== text || text === '') found.push('space at an end, or nothing at all');
  if (/ {2}|\n/.test(text)) found.push('double space');
  if (/ [.,;:!?)]|\( | ”$/.test(text.replace(/ ×/g, ''))) found.push('space before a stop');
  // A Hungarian ordinal ends with a full stop.
  const unstopped = tag === 'hu' ? text.replace(/(?<=\d)\.(?=,)/g, '') : text;
  if (/[.,;:]{2}|\?\.|\.\?/.test(unstopped.replace(/(Ltd|Ultd|Kft|Rt|T)\./g, '')))
    found.push('two stops');
  if (/[{}$]|undefined|\[object|NaN/.test(text)) found.push('placeholder');
  if (/[a-z]\(n\)|a\(z\)/i.test(text)) found.push('article left open');
  for (const token of text.match(/\b[a-z]+(?:-[a-z]+)+\b/g) ?? []) {
    if (ids.has(token)) found.push(`raw id ${token}`);
  }
  const words = new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? []);
  for (const [other, small] of Object.entries(SMALL_WORDS)) {
    if (other === tag) continue;
    for (const word of small) if (words.has(word)) found.push(`“${word}” is ${other}`);
  }
  // After "darf" stands what is done as an infinitive, at its end.
  if (tag === 'de' && /\bdarf(?:st)?(?: \p{L}+)? \p{Ll}+t (?:du|er)\b/u.test(text))
    found.push('finite verb after “darf”');
  // The name of a card keeps the accent of the word it borrows.
  const own = text.replace(/Détente/g, '');
  for (const [other, letters] of Object.entries(LETTERS)) {
    if (other !== tag && letters.test(own)) found.push(`letters of ${other}`);
  }
  return found.map((mark) => `${tag}: ${mark}: ${text}`);
}

/** The different numbers a reader sees, in order. */
export function numbersIn(text: string): number[] {
  const all = (text.match(/\d+/g) ?? []).map(Number);
  return [...new Set(all)].sort((a, b) => a - b);
}
