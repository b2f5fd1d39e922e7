import type { Json } from '../../../engine/core/json/json.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/parameter-fixes.ts';
import { hasParameterType } from '../checks/check-parameters.ts';
import { changeParameter, freeParameterName, membersOf, type ParameterPath, parameterAt } from '../edits/interface/parameter-edits.ts';
import { changeReturn, freeReturnName, removeReturn } from '../edits/interface/return-edits.ts';
import type { InterfaceDefinition, TableColumn } from '../types/definition.ts';
import { type FixRule, indexIn, type QuickFix } from './quick-fix.ts';

/** Fixes for diagnostics of parameters, return fields and columns. */
export const parameterFixes: Readonly<Record<string, FixRule>> = {
  'duplicate-parameter': (definition, { pointer }) => renaming(definition, pointer, (name, siblings) => freeParameterName(siblings, name)),
  'reserved-parameter': (definition, { pointer }) => renaming(definition, pointer, (name, siblings) => freeParameterName(siblings, name)),
  'parameter-name': (definition, { pointer }) =>
    renaming(definition, pointer, (name, siblings) => freeParameterName(siblings, name.replace(/\p{Cc}/gu, '').trim())),
  'duplicate-return'(definition, { pointer }) {
    const index = indexIn(pointer, 'returns');
    const field = definition.returns[index];
    if (!field) return [];
    const name = freeReturnName(definition.returns, field.name);
    return [
      { label: texts.removeField, apply: (before) => removeReturn(before, index) },
      { label: fillText(texts.rename, { name }), apply: (before) => changeReturn(before, index, { name }) },
    ];
  },
  'default-type': (definition, { pointer }) => (pointer.startsWith('/table/') ? columnDefault(definition, pointer) : parameterDefault(definition, pointer)),
  'default-enum'(definition, { pointer }) {
    const rule = ruleAt(definition, pointer);
    const [first] = rule?.parameter.enum ?? [];
    const use = rule && first !== undefined ? [changing(rule.path, { default: first }, fillText(texts.use, { value: String(first) }))] : [];
    return [...use, ...(rule ? [changing(rule.path, { default: undefined }, texts.noDefault)] : [])];
  },
  range(definition, { pointer }) {
    const rule = ruleAt(definition, pointer);
    if (!rule) return [];
    const { min, max } = rule.parameter;
    if (typeof min === 'number' && typeof max === 'number' && min > max) return [changing(rule.path, { min: max, max: min }, texts.swap)];
    const bound = pointer.endsWith('/max') ? 'max' : 'min';
    return [changing(rule.path, { [bound]: undefined }, texts.noLimit)];
  },
  pattern(definition, { pointer }) {
    const rule = ruleAt(definition, pointer);
    return rule ? [changing(rule.path, { pattern: undefined }, texts.noPattern)] : [];
  },
  'duplicate-column': (definition, { pointer }) => renamingColumn(definition, pointer, (name, columns) => freeColumnName(columns, name)),
  'column-name': (definition, { pointer }) =>
    renamingColumn(definition, pointer, (name, columns) => {
      const words = name
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^[^a-z]+|_+$/g, '');
      const plain = words === '' ? 'column' : words.slice(0, 60);
      return plain === name ? `${name}_value` : freeColumnName(columns, plain);
    }),
};

function renaming(definition: InterfaceDefinition, pointer: string, rename: (name: string, siblings: readonly Parameter[]) => string): QuickFix[] {
  const rule = ruleAt(definition, pointer);
  if (!rule) return [];
  const parent = rule.path.slice(0, -1);
  const host = parameterAt(definition, parent);
  const name = rename(rule.parameter.name, host ? membersOf(host) : definition.parameters);
  return name === rule.parameter.name ? [] : [changing(rule.path, { name }, fillText(texts.rename, { name }))];
}

function parameterDefault(definition: InterfaceDefinition, pointer: string): QuickFix[] {
  const rule = ruleAt(definition, pointer);
  if (!rule) return [];
  const value = converted(rule.parameter.type, rule.parameter.default);
  const isAllowed = value !== undefined && (!rule.parameter.enum || rule.parameter.enum.some((allowed) => allowed === value));
  const use = isAllowed ? [changing(rule.path, { default: value }, fillText(texts.use, { value: JSON.stringify(value) }))] : [];
  return [...use, changing(rule.path, { default: undefined }, texts.noDefault)];
}

function columnDefault(definition: InterfaceDefinition, pointer: string): QuickFix[] {
  const index = indexIn(pointer, 'columns');
  const column = definition.table?.columns[index];
  if (!column) return [];
  const value = converted(column.type, column.default);
  const { default: _, ...bare } = column;
  const use = value === undefined ? [] : [changingColumn(index, { ...column, default: value }, fillText(texts.use, { value: JSON.stringify(value) }))];
  return [...use, changingColumn(index, bare, texts.noDefault)];
}

/** Returns what was meant by a value of another type: `"5"` as an integer is 5. Undefined if that is unknown. */
function converted(type: Parameter['type'], value: Json | undefined): Json | undefined {
  const candidates: (Json | undefined)[] = [
    typeof value === 'string' ? parsed(value) : undefined,
    typeof value === 'object' ? undefined : String(value),
    [value ?? null],
  ];
  return candidates.find((candidate) => candidate !== undefined && candidate !== null && !isSameJson(candidate, [null]) && hasParameterType(type, candidate));
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Returns the parameter a pointer leads into. A rule of list elements without members has no path of its own and no fix. */
function ruleAt(definition: InterfaceDefinition, pointer: string): { path: ParameterPath; parameter: Parameter } | null {
  const place = /^\/parameters\/\d+((\/items)*\/properties\/\d+)*(?=\/[a-z]+$)/.exec(pointer)?.[0];
  if (place === undefined || place.includes('/items/items')) return null;
  const path = [...place.matchAll(/\d+/g)].map(([index]) => Number(index));
  const parameter = parameterAt(definition, path);
  return parameter ? { path, parameter } : null;
}

function changing(path: ParameterPath, change: Partial<Parameter>, label: Text): QuickFix {
  return { label, apply: (definition) => changeParameter(definition, path, change) };
}

function renamingColumn(definition: InterfaceDefinition, pointer: string, rename: (name: string, columns: readonly TableColumn[]) => string): QuickFix[] {
  const index = indexIn(pointer, 'columns');
  const column = definition.table?.columns[index];
  if (!column || pointer.startsWith('/flow')) return [];
  const name = rename(column.name, definition.table?.columns ?? []);
  return name === column.name ? [] : [changingColumn(index, { ...column, name }, fillText(texts.rename, { name }))];
}

function changingColumn(index: number, column: TableColumn, label: Text): QuickFix {
  return {
    label,
    apply: (definition) =>
      definition.table ? { ...definition, table: { ...definition.table, columns: definition.table.columns.with(index, column) } } : definition,
  };
}

function freeColumnName(columns: readonly TableColumn[], wish: string): string {
  const usedNames = new Set(columns.map(({ name }) => name));
  let name = wish;
  for (let number = 2; usedNames.has(name); number++) name = `${wish}_${number}`;
  return name;
}
