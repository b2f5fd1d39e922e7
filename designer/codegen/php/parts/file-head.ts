import { type InterfaceDefinition, serviceOf } from '../../../model/types/definition.ts';
import type { Writer } from '../../emit/writer.ts';

/** Of every PHP file: no text is taken for a number or the other way round. */
export const strictTypes = 'declare(strict_types=1);';

/** Opening tag, origin and namespace of a class made from interfaces. */
export function fileHead(writer: Writer, definitions: readonly InterfaceDefinition[], namespace: string): void {
  const [first] = definitions;
  const origin = first && definitions.length === 1 ? serviceOf(first) : `the interfaces of ${first?.namespace}.${first?.class}`;
  writer.lines(['<?php', '', `// Made by Portico from ${origin}. Change the interface, not this file.`, strictTypes]).line();
  writer.line(`namespace ${namespace};`).line();
}
