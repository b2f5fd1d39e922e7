import { plainText } from '../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { PaletteItem } from './palette-entries.ts';

/** The interface's own parameters as entries: each becomes a node that reads it. */
export function parameterItems(parameters: InterfaceDefinition['parameters']): PaletteItem[] {
  return parameters.map(({ name, type, description }) => ({
    key: `parameter:${name}`,
    type: 'parameter',
    family: 'input',
    label: plainText(name),
    settings: { name },
    words: description ? [type, description] : [type],
  }));
}
