import { createContext, useContext } from 'react';

/** Where the settings of the form stand in the definition. */
export interface SettingsPlace {
  /** Id of the node. */
  node: string;
  /** JSON pointer of its settings. */
  pointer: string;
}

export const SettingsContext = createContext<SettingsPlace>({ node: '', pointer: '' });

export const useSettingsPlace = () => useContext(SettingsContext);
