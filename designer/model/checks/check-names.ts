import { systemNamespaces } from '../../../engine/core/protocol/service-name.ts';
import { texts } from '../../../generated/words/designer-model/check-names.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import { reservedClassNames, reservedMethodNames } from '../types/reserved-words.ts';

const limits = { namespace: 40, class: 60, method: 128 } as const;

/** Checks `Namespace.Class.Method`, title and module. */
export function checkNames(definition: InterfaceDefinition): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const part of ['namespace', 'class', 'method'] as const) {
    const name = definition[part];
    const pattern = part === 'method' ? /^[A-Z][A-Za-z0-9_]*$/ : /^[A-Z][A-Za-z0-9]*$/;
    if (name === '') diagnostics.push(diagnostic('name', `/${part}`, texts.missing[part]));
    else if (!pattern.test(name)) diagnostics.push(diagnostic('name', `/${part}`, part === 'method' ? texts.method : texts.capital, { name }));
    if (name.length > limits[part]) diagnostics.push(diagnostic('name-length', `/${part}`, texts.length, { max: limits[part] }));
  }
  const { namespace } = definition;
  if (systemNamespaces.some((system) => system.toLowerCase() === namespace.toLowerCase())) {
    diagnostics.push(diagnostic('system-namespace', '/namespace', texts.system, { name: namespace }));
  }
  for (const part of ['namespace', 'class'] as const) {
    const name = definition[part];
    if (reservedClassNames.has(name.toLowerCase())) diagnostics.push(diagnostic('reserved-name', `/${part}`, texts.reserved, { name }));
  }
  if (reservedMethodNames.has(definition.method.toLowerCase()))
    diagnostics.push(diagnostic('reserved-name', '/method', texts.base, { name: definition.method }));
  for (const part of ['title', 'module'] as const) {
    if (definition[part].trim() === '') diagnostics.push(diagnostic('required', `/${part}`, part === 'title' ? texts.title : texts.module));
  }
  return diagnostics;
}
