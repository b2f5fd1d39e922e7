import { codeTree } from '../../../codegen/code-tree/code-tree.ts';
import { zipOf } from '../../../codegen/code-tree/zip-of.ts';
import type { InterfaceDefinition } from '../../../model/definition.ts';

/** Everything that belongs to the interface, for a project of one's own. The definition must be free of errors. */
export function zipDefinition(definition: InterfaceDefinition): Blob {
  return new Blob([new Uint8Array(zipOf(codeTree([definition])))], { type: 'application/zip' });
}
