/** A word that names no longer use, and the terms of the glossary that stand in its place. */
export interface LeftWord {
  word: string;
  terms: string[];
}

/**
 * Reads the table below "## Words" of CONTRIBUTING.md: the last column lists the words a row's term replaces. One word may stand in several rows.
 * Throws an Error where there is no such table.
 */
export function leftWords(contributing: string): LeftWord[] {
  const section = /^## Words$(.*?)(?=^## |$(?![\s\S]))/ms.exec(contributing)?.[1] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  if (rows.length === 0) throw new Error('CONTRIBUTING.md has no table below "## Words"');
  const words = new Map<string, string[]>();
  for (const [term = '', , replaced = ''] of rows)
    for (const word of replaced.split(/,\s*/).filter(Boolean)) words.set(word, [...(words.get(word) ?? []), term.replaceAll('`', '')]);
  return [...words].map(([word, terms]) => ({ word, terms }));
}
