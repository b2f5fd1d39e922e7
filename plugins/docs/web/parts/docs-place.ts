import { createContext } from 'react';

/** Where the docs are read. */
export interface DocsPlace {
  face: 'portal' | 'admin';
  /** Address of an interface, of `startPage`, or with null of the list. */
  addressOf(name: string | null): string;
  /** Where the platform is for who calls it: `https://open.example.com`. */
  origin: string;
  /** The viewing password this tab has given, if any. */
  password: string | undefined;
}

/** Stands in an address where a service would; services begin with a capital letter. */
export const startPage = 'start';

/** In the address of an interface whose form is open. */
export const tryAnchor = '#try';

export const DocsPlaceContext = createContext<DocsPlace>({ face: 'portal', addressOf: () => '', origin: '', password: undefined });
