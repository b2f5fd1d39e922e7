import type { Json } from '../../../engine/core/json/json.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import { escapePointer } from '../types/check-schema.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { conflictLabel } from './conflict-label.ts';
import { elementsOf, type IdentityPath, identityAt, isMembers, isWhole } from './identity.ts';

/** A value that both sides changed differently. Undefined on the side that removed it. */
export interface MergeConflict {
  /** JSON pointer with identities in place of indexes: `/flow/nodes/add/title`. */
  pointer: string;
  label: Text;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Result of a merge. */
export interface Merge {
  /** In a conflict it holds what is mine. */
  merged: InterfaceDefinition;
  conflicts: MergeConflict[];
}

/**
 * Merges two edits of one definition, field by field: a change of one side is taken, equal changes are taken once, and different changes of both
 * sides are a conflict. The revision never is: the later one counts.
 * @param base the common ancestor
 */
export function mergeDefinitions(base: InterfaceDefinition, mine: InterfaceDefinition, theirs: InterfaceDefinition): Merge {
  const merger = new Merger();
  const rev = mine.rev === base.rev ? theirs.rev : theirs.rev === base.rev ? mine.rev : Math.max(mine.rev, theirs.rev);
  const merged = merger.value([], jsonOf(base), jsonOf({ ...mine, rev }), jsonOf({ ...theirs, rev })) as unknown as InterfaceDefinition;
  return { merged: isSameJson(merged, mine) ? mine : isSameJson(merged, theirs) ? theirs : merged, conflicts: merger.conflicts };
}

/** Resolves a conflict in favour of one side. */
export function resolve(merged: InterfaceDefinition, conflict: MergeConflict, side: 'mine' | 'theirs'): InterfaceDefinition {
  const path = conflict.pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const decided = put(jsonOf(merged), [], path, conflict[side]);
  return isSameJson(decided, merged) ? merged : (decided as unknown as InterfaceDefinition);
}

class Merger {
  readonly conflicts: MergeConflict[] = [];

  value(path: IdentityPath, base: Json | undefined, mine: Json | undefined, theirs: Json | undefined): Json | undefined {
    if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
    if (isSameJson(base, mine)) return theirs;
    if (!isWhole(path)) {
      const identity = identityAt(path);
      const lists = identity && [base, mine, theirs].map((list) => elementsOf(list, identity));
      const [old, left, right] = lists ?? [];
      if (old && left && right && mine !== undefined && theirs !== undefined) return this.#list(path, old, left, right);
      if (isMembers(mine) && isMembers(theirs) && (base === undefined || isMembers(base))) return this.#members(path, base ?? {}, mine, theirs);
    }
    this.conflicts.push({ pointer: pointerOf(path), label: conflictLabel(path), mine, theirs });
    return mine;
  }

  #members(path: IdentityPath, base: { [name: string]: Json }, mine: { [name: string]: Json }, theirs: { [name: string]: Json }): Json {
    const names = mergedOrder(Object.keys(base), Object.keys(mine), Object.keys(theirs));
    const members = names.flatMap((name): [string, Json][] => {
      const value = this.value([...path, name], own(base, name), own(mine, name), own(theirs, name));
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(members);
  }

  #list(path: IdentityPath, base: Map<string, Json>, mine: Map<string, Json>, theirs: Map<string, Json>): Json {
    const keys = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
    return keys.flatMap((key) => this.value([...path, key], base.get(key), mine.get(key), theirs.get(key)) ?? []);
  }
}

/** Returns the order of the side that changed it, mine if both did, with additions of the other side behind their predecessors there. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const old = new Set(base);
  const [left, right] = [new Set(mine), new Set(theirs)];
  const shared = base.filter((key) => left.has(key));
  const isMineMoved = !isSameJson(
    shared,
    mine.filter((key) => old.has(key)),
  );
  const [first, second] = isMineMoved || mine.length === 0 ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    if (order.includes(key) || (old.has(key) && left.has(key) && right.has(key))) continue;
    const before = second.slice(0, index).findLast((known) => order.includes(known));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** Returns the value with one place in it set, or removed. */
function put(value: Json | undefined, at: IdentityPath, [name, ...rest]: IdentityPath, placed: Json | undefined): Json | undefined {
  if (name === undefined) return placed;
  const path = [...at, name];
  if (Array.isArray(value)) {
    const identity = identityAt(at);
    const index = identity ? value.findIndex((element) => identity(element) === name) : -1;
    const element = put(value[index], path, rest, placed);
    if (index < 0) return element === undefined ? value : [...value, element];
    return element === undefined ? value.toSpliced(index, 1) : value.with(index, element);
  }
  const members = isMembers(value) ? value : {};
  const { [name]: _, ...others } = members;
  const member = put(own(members, name), path, rest, placed);
  return member === undefined ? others : Object.hasOwn(members, name) ? { ...members, [name]: member } : { ...others, [name]: member };
}

function own(members: { [name: string]: Json }, name: string): Json | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** A definition is JSON with named members; only its interface type does not say so. */
function jsonOf(definition: InterfaceDefinition): Json {
  return definition as unknown as Json;
}

function pointerOf(path: IdentityPath): string {
  return path.map((part) => `/${escapePointer(part)}`).join('');
}
