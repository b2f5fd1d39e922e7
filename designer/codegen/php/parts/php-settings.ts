import type { InterfaceDefinition } from '../../../model/types/definition.ts';

/** What differs from one PHP project to another. */
export interface PhpSettings {
  /** Class the interfaces extend, with its namespace. */
  baseClass: string;
  /** Folder of all classes. */
  source: string;
  /** How a namespace is written as a folder: `src/shop/Api` as the framework's skeleton has it, or `src/Shop/Api`. */
  namespaceFolder: 'lower' | 'same';
}

export const phpDefaults: PhpSettings = { baseClass: 'PhalApi\\Api', source: 'src', namespaceFolder: 'lower' };

export type PhpLayer = 'Api' | 'Domain' | 'Model';

/** Path of a class of one layer: `src/shop/Api/Goods.php`. */
export function phpPath(definition: Placed, layer: PhpLayer, name: string, settings: PhpSettings): string {
  return `${phpFolder(definition, settings)}/${layer}/${name}.php`;
}

type Placed = Pick<InterfaceDefinition, 'namespace' | 'folder'>;

/** Folder of the layers of an interface's namespace: its own where it names one. */
export function phpFolder({ namespace, folder }: Placed, settings: PhpSettings = phpDefaults): string {
  return folder ?? `${settings.source}/${namespaceFolder(namespace, settings)}`;
}

function namespaceFolder(namespace: string, settings: PhpSettings): string {
  return settings.namespaceFolder === 'lower' ? namespace.toLowerCase() : namespace;
}

/** `Add` → `add`; PHP takes every word as the name of a method. */
export function phpMethodName({ method }: Pick<InterfaceDefinition, 'method'>): string {
  return method[0]!.toLowerCase() + method.slice(1);
}
