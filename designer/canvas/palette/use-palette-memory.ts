import { useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';

const key = 'portico-design-palette';
const recentLength = 8;

interface Memory {
  favourites: string[];
  recent: string[];
}

const memory = proxy<Memory>(stored());

function stored(): Memory {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof read === 'object' && read !== null && 'favourites' in read && 'recent' in read) {
      return { favourites: texts(read.favourites), recent: texts(read.recent) };
    }
  } catch {
    // What is stored is only a convenience.
  }
  return { favourites: [], recent: [] };
}

function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

function store(): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Remembered for this visit only.
  }
}

/** Entries a person marked or used last, by key; remembered in this browser. */
export function usePaletteMemory() {
  const { favourites, recent } = useSnapshot(memory) as Memory;
  return useMemo(
    () => ({
      favourites,
      recent,
      toggleFavourite(entry: string): void {
        memory.favourites = favourites.includes(entry) ? favourites.filter((one) => one !== entry) : [...favourites, entry];
        store();
      },
      remember(entry: string): void {
        memory.recent = [entry, ...memory.recent.filter((one) => one !== entry)].slice(0, recentLength);
        store();
      },
      /** Marked and last used entries before the others. */
      recentFirst<Item extends { key: string }>(items: readonly Item[]): Item[] {
        const first = [...favourites, ...recent];
        const place = ({ key: entry }: Item) => (first.includes(entry) ? first.indexOf(entry) : first.length);
        return [...items].sort((one, other) => place(one) - place(other));
      },
    }),
    [favourites, recent],
  );
}
