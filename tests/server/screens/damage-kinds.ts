import type { DiagnosticCode } from '../../../engine/core/descriptor/parse/diagnostic-texts.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { placeIn, placeOfOffset } from './json-place.ts';

type Descriptor = { [key: string]: Json };

/** A broken file and the one fault that must be named. */
export interface Damaged {
  bytes: string | Uint8Array;
  code: DiagnosticCode;
  pointer: string;
  line: number;
  column: number;
}

/** One kind of damage; null where the descriptor has nothing to damage that way. */
export interface Damage {
  name: string;
  apply(descriptor: Descriptor, other: { name: string; list: string }): Damaged | null;
}

const print = (descriptor: Json): string => `${JSON.stringify(descriptor, null, 2)}\n`;
const wholeFile = { pointer: '', line: 1, column: 1 };

/** Damage to the text: `at` is where the fault must be found. */
export function textual(name: string, code: DiagnosticCode, damage: (text: string) => { text: string; at: number; pointer?: string }): Damage {
  return {
    name,
    apply(descriptor) {
      const { text, at, pointer = '' } = damage(print(descriptor));
      return { bytes: text, code, pointer, ...placeOfOffset(text, at) };
    },
  };
}

/** Damage to the bytes: the fault is the whole file's. */
export function binary(name: string, code: DiagnosticCode, damage: (text: string) => Uint8Array | string): Damage {
  return { name, apply: (descriptor) => ({ bytes: damage(print(descriptor)), code, ...wholeFile }) };
}

type Edit = (copy: Descriptor, other: { name: string; list: string }) => { pointer: string; part?: 'key' | 'value'; place?: string } | null;

/** Damage to the content: the fault is at a pointer, or at `place` where the pointer's value is missing. */
export function content(name: string, code: DiagnosticCode, edit: Edit): Damage {
  return {
    name,
    apply(descriptor, other) {
      const copy = structuredClone(descriptor);
      const found = edit(copy, other);
      if (!found) return null;
      const text = print(copy);
      return { bytes: text, code, pointer: found.pointer, ...placeIn(text, found.place ?? found.pointer, found.part) };
    },
  };
}

export const objectAt = (value: Json | undefined): Descriptor | null => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null);
export const listAt = (value: Json | undefined): Json[] | null => (Array.isArray(value) ? value : null);
export const fieldsOf = (copy: Descriptor): Descriptor | null => objectAt(objectAt(copy.schema)?.properties);

/** Adds a field nobody refers to and damages that. */
export function fieldDamage(name: string, code: DiagnosticCode, field: Descriptor, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    fields.probe = { label: { zh_cn: '探针', en: 'Probe' }, ...field };
    return { pointer: `/schema/properties/probe${at}`, part };
  });
}

/** Adds a password and puts it where it may not stand. */
export function privateDamage(place: string, put: (list: Descriptor) => void): Damage {
  return content(`a password in ${place}`, 'private-field', (copy) => {
    const [fields, list] = [fieldsOf(copy), objectAt(copy.list)];
    if (!fields || !list) return null;
    fields.probe = { type: 'string', format: 'password', label: { zh_cn: '探针', en: 'Probe' } };
    put(list);
    return { pointer: `/list/${place}/0` };
  });
}

export function machineDamage(name: string, code: DiagnosticCode, edit: (machine: Descriptor, at: string, copy: Descriptor) => ReturnType<Edit>): Damage {
  return content(name, code, (copy) => {
    const [field, machine] = Object.entries(objectAt(copy.states) ?? {})[0] ?? [];
    const damaged = objectAt(machine);
    return field === undefined || !damaged ? null : edit(damaged, `/states/${field}`, copy);
  });
}

export function transitionDamage(
  name: string,
  code: DiagnosticCode,
  edit: (transition: Descriptor, at: string, transitions: Descriptor) => ReturnType<Edit>,
): Damage {
  return machineDamage(name, code, (machine, at) => {
    const transitions = objectAt(machine.transitions);
    const [verb, transition] = Object.entries(transitions ?? {})[0] ?? [];
    const damaged = objectAt(transition);
    return verb === undefined || !damaged || !transitions ? null : edit(damaged, `${at}/transitions/${verb}`, transitions);
  });
}

export const utf16 = (text: string, mark: boolean): Uint8Array => Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
