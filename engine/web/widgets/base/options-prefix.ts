import { createContext } from 'react';

/** The Options call knows what an action asks as `<Verb>.<field>`: this is the part before the field, '' in a record's own form. */
export const OptionsPrefix = createContext('');
