import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { SdkGroup, SdkMethod } from './sdk-tree.ts';

/** Every call in a table. @param separator between the members of the client: `.` or `->` */
export function callTable(groups: readonly SdkGroup[], separator: string): string[] {
  const rows = callsOf(groups, separator).map(({ path, method: { about } }) => `| \`${path}()\` | \`${about.service}\` | ${cellText(about.title)} |`);
  return ['| | | |', '| --- | --- | --- |', ...rows];
}

export interface FirstCall {
  path: string;
  /** Values it can be called with; null where it takes none. */
  parameters: { [name: string]: Json } | null;
  /** The first call that goes through pages, if there is one. */
  pages?: string;
}

/** The call the example makes: one that only reads and takes no file, where there is one. */
export function firstCall(groups: readonly SdkGroup[], separator: string): FirstCall {
  const calls = callsOf(groups, separator);
  const plain = calls.filter(({ method }) => !method.about.parameters.some(({ type, required }) => type === 'file' && required));
  const chosen = plain.find(({ method }) => method.about.effect?.readOnly === true) ?? plain[0] ?? calls[0];
  const paged = calls.find(({ method }) => method.pagesName !== undefined);
  const parameters = chosen?.method.about.parameters ?? [];
  const needed = parameters.filter((rule) => rule.required && rule.default === undefined);
  return {
    path: chosen?.path ?? '…',
    parameters: needed.length === 0 ? null : Object.fromEntries(needed.map((rule) => [rule.name, exampleOf(rule)])),
    ...(paged?.method.pagesName !== undefined && { pages: [...paged.path.split(separator).slice(0, -1), paged.method.pagesName].join(separator) }),
  };
}

function exampleOf(rule: Omit<Parameter, 'name'>): Json {
  if (rule.example !== undefined) return rule.example;
  const [first] = rule.enum ?? [];
  if (first !== undefined) return first;
  switch (rule.type) {
    case 'integer':
    case 'float':
      return typeof rule.min === 'number' ? rule.min : 1;
    case 'boolean':
      return true;
    case 'array':
      return rule.items && typeof rule.min === 'number' && rule.min > 0 ? [exampleOf(rule.items)] : [];
    case 'object':
      return Object.fromEntries((rule.properties ?? []).filter(({ required }) => required).map((member) => [member.name, exampleOf(member)]));
    case 'date':
      return typeof rule.min === 'string' ? rule.min : '2026-01-01';
    default:
      return 'x'.repeat(typeof rule.min === 'number' && rule.min > 1 ? Math.min(rule.min, 100) : 1);
  }
}

function callsOf(groups: readonly SdkGroup[], separator: string): { path: string; method: SdkMethod }[] {
  return groups.flatMap((group) =>
    group.classes.flatMap((member) => member.methods.map((method) => ({ path: [group.property, member.property, method.name].join(separator), method }))),
  );
}

/** Text of a person in a cell of a Markdown table: nothing in it is markup. */
function cellText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\`*_{}[\]<>()#|!&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
