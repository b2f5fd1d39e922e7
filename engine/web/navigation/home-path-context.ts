import { createContext } from 'react';
import { homePath } from '../state/tabs.ts';

/** Where "home" leads to: the back-office and the portal each have their own. */
export const HomePathContext = createContext(homePath);
