import { type InterfaceDefinition, serviceOf } from '../../model/definition.ts';
import type { Writer } from '../writer.ts';

/** Opening tag, origin and namespace of a class made from interfaces. */
export function fileHead(writer: Writer, definitions: readonly InterfaceDefinition[], namespace: string): void {
  writer.lines(['<?php', `// Made by Portico from ${definitions.map(serviceOf).join(', ')}. Change the interface, not this file.`]).line();
  writer.line(`namespace ${namespace};`).line();
}
