import type { HandEdit, InterfaceDefinition } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { generate } from '../generate.ts';
import { type PhpSettings, phpDefaults } from '../php/parts/php-settings.ts';
import { type Merge, mergeThreeWay } from './merge-three-way.ts';
import { stripRegions } from './regions.ts';
import { shiftLines } from './shift-lines.ts';

/** The code of an interface as it stands. */
export interface Code {
  /** Generated, or as a person left it; its line map says where the nodes went. */
  file: GeneratedFile;
  isEdited: boolean;
  /** The definition has changed since the edit began, so the code no longer says the same. */
  isStale: boolean;
  /** Of a stale edit: the edit taken over into what is generated now. */
  merged?: Merge;
}

/** The file with the logic of an interface, hand edits included. The definition must be free of errors. */
export function codeOf(definition: InterfaceDefinition, target: 'ts' | 'php', settings: PhpSettings = phpDefaults): Code {
  return codeWith(generate(definition, target, settings)[0]!, definition.code?.[target]);
}

/** Whether the text of an edit differs from the generated text it began from. */
export function isEdit(edit: HandEdit | undefined): edit is HandEdit {
  return edit !== undefined && stripRegions(edit.text) !== edit.base;
}

/** A generated file with the hand edit of a definition applied to it. */
export function codeWith(generated: GeneratedFile, edit: HandEdit | undefined): Code {
  if (!isEdit(edit)) return { file: generated, isEdited: false, isStale: false };
  const file = { ...generated, text: edit.text, map: shiftLines(generated.map, generated.text, edit.text) };
  if (edit.base === generated.text) return { file, isEdited: true, isStale: false };
  return { file, isEdited: true, isStale: true, merged: mergeThreeWay({ base: edit.base, edited: edit.text, generated: generated.text }) };
}
