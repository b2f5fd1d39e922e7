import { texts as labels } from '../../../../generated/words/designer-panels/hand-edits.ts';
import { markRegions, stripRegions } from '../../../codegen/hand-edit/regions.ts';
import { type EditedLanguage, setHandEdit } from '../../../model/edits/interface/code-edits.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { Designer } from '../../state/designer.ts';

/** Takes over what was typed into a file. @param generated the file as the definition gives it now */
export function typeHandEdit(designer: Designer, language: EditedLanguage, generated: string, text: string): void {
  const change = (before: InterfaceDefinition) => setHandEdit(before, language, { base: before.code?.[language]?.base ?? generated, text });
  designer.edit(labels.type, change, `code-${language}`);
}

/** Puts region comments around what differs from the generated code. Done once the person has left the editor: comments that come while one types are in the way. */
export function markHandEdit(designer: Designer, language: EditedLanguage): void {
  designer.edit(labels.type, (before) => withRegions(before, language), `code-${language}`);
}

/** Takes over hand edits that were joined with newer generated code. */
export function mergeHandEdit(designer: Designer, language: EditedLanguage, generated: string, text: string): void {
  designer.edit(labels.merge, (before) => withRegions(setHandEdit(before, language, { text, base: generated }), language));
}

/** Goes back to generated code. */
export function forgetHandEdit(designer: Designer, language: EditedLanguage): void {
  designer.edit(labels.forget, (before) => setHandEdit(before, language, null));
}

function withRegions(definition: InterfaceDefinition, language: EditedLanguage): InterfaceDefinition {
  const edit = definition.code?.[language];
  if (!edit) return definition;
  const { base, text } = edit;
  return setHandEdit(definition, language, { base, text: stripRegions(text) === base ? base : markRegions(base, text) });
}
