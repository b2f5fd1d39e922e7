import { createContext } from 'react';
import { emptyDefinition } from '../../../model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';

/** The definition that the diagnostics below were found in. Their rows stay as they are when it changes; what would mend them does not. */
export const FoundIn = createContext<InterfaceDefinition>(emptyDefinition('..'));
