import { createContext } from 'react';

/** Of the form an input stands in: it is not saved until what this returns is called. Where there is no form, nothing waits. */
export const HoldContext = createContext<() => () => void>(() => () => undefined);
