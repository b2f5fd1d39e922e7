import { createContext } from 'react';

/** Key of the tab a page stands in; null outside of one, as in a dialog of the shell. */
export const TabContext = createContext<string | null>(null);
