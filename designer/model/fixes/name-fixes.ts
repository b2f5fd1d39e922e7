import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/name-fixes.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { reservedClassNames, reservedMethodNames } from '../types/reserved-words.ts';
import type { FixRule, QuickFix } from './quick-fix.ts';

type NamePart = 'namespace' | 'class' | 'method';
const endings: Record<NamePart, string> = { namespace: 'App', class: 'Service', method: 'Call' };
const longest: Record<NamePart, number> = { namespace: 40, class: 60, method: 128 };

/** Fixes for diagnostics of `Namespace.Class.Method`, title and module. */
export const nameFixes: Readonly<Record<string, FixRule>> = {
  name: (definition, { pointer }) => renaming(definition, pointer, allowedName),
  'name-length': (definition, { pointer }) => renaming(definition, pointer, (name, part) => name.slice(0, longest[part])),
  'reserved-name': (definition, { pointer }) => renaming(definition, pointer, unreserved),
  'system-namespace': (definition, { pointer }) => renaming(definition, pointer, (name) => `${name}App`),
  'service-taken': (definition) => renaming(definition, '/method', nextName),
  required(definition, { pointer }) {
    const member = pointer === '/title' ? 'title' : 'module';
    const words = member === 'title' ? definition.method : definition.class;
    return words.trim() === '' ? [] : [setting(member, words)];
  },
};

/** Increments the number of a name: `Add`, `Add2`, `Add3`. */
function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(\d+)?$/.exec(name) ?? [];
  return `${base}${Number(number) + 1}`;
}

function renaming(definition: InterfaceDefinition, pointer: string, rename: (name: string, part: NamePart) => string): QuickFix[] {
  const part = (['namespace', 'class', 'method'] as const).find((known) => pointer === `/${known}`);
  if (!part) return [];
  const name = rename(definition[part], part);
  return name === definition[part] ? [] : [setting(part, name)];
}

function setting(member: NamePart | 'title' | 'module', value: string): QuickFix {
  return { label: fillText(texts.use, { name: value }), apply: (definition) => ({ ...definition, [member]: value }) };
}

/** Drops characters a name cannot have, joins words and capitalises: `get list` becomes `GetList`. */
function allowedName(name: string, part: NamePart): string {
  const words = name.split(part === 'method' ? /[^A-Za-z0-9_]+/ : /[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const joined = words.join('').replace(/^[^A-Za-z]+/, '');
  const capital = joined.charAt(0).toUpperCase() + joined.slice(1);
  return (capital === '' ? endings[part] : unreserved(capital, part)).slice(0, longest[part]);
}

function unreserved(name: string, part: NamePart): string {
  const reserved = part === 'method' ? reservedMethodNames : reservedClassNames;
  return reserved.has(name.toLowerCase()) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}${endings[part]}` : name;
}
