import { createContext } from 'react';

/** The Options call knows what an action asks as `<Verb>.<field>`: this is the part before the field, '' in a record's own form. */
export const OptionsPrefix = createContext('');

/** What stands in the form at this moment, for references whose choices depend on other fields. Outside of a form there is nothing. */
export const FilledIn = createContext<() => Readonly<Record<string, unknown>>>(() => ({}));
