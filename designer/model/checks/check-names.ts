import { systemNamespaces } from '../../../engine/core/protocol/service-name.ts';
import { texts } from '../../../generated/words/designer-model/check-names.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Problem, problem } from '../types/problem.ts';
import { reservedClassNames, reservedMethodNames } from '../types/reserved-words.ts';

const limits = { namespace: 40, class: 60, method: 128 } as const;

/** Rules of `Namespace.Class.Method`, and the words an interface cannot do without. */
export function checkNames(definition: InterfaceDefinition): Problem[] {
  const problems: Problem[] = [];
  for (const part of ['namespace', 'class', 'method'] as const) {
    const name = definition[part];
    const pattern = part === 'method' ? /^[A-Z][A-Za-z0-9_]*$/ : /^[A-Z][A-Za-z0-9]*$/;
    if (name === '') problems.push(problem('name', `/${part}`, texts.missing[part]));
    else if (!pattern.test(name)) problems.push(problem('name', `/${part}`, part === 'method' ? texts.method : texts.capital, { name }));
    if (name.length > limits[part]) problems.push(problem('name-length', `/${part}`, texts.length, { max: limits[part] }));
  }
  const { namespace } = definition;
  if (systemNamespaces.some((system) => system.toLowerCase() === namespace.toLowerCase())) {
    problems.push(problem('system-namespace', '/namespace', texts.system, { name: namespace }));
  }
  for (const part of ['namespace', 'class'] as const) {
    const name = definition[part];
    if (reservedClassNames.has(name.toLowerCase())) problems.push(problem('reserved-name', `/${part}`, texts.reserved, { name }));
  }
  if (reservedMethodNames.has(definition.method.toLowerCase())) problems.push(problem('reserved-name', '/method', texts.base, { name: definition.method }));
  for (const part of ['title', 'module'] as const) {
    if (definition[part].trim() === '') problems.push(problem('required', `/${part}`, part === 'title' ? texts.title : texts.module));
  }
  return problems;
}
