import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { generate } from '../../codegen/generate.ts';
import { codeWith } from '../../codegen/hand-edit/code-of.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** The code of one definition, printed once for all steps of a publish. */
export interface PrintedCode {
  /** The handler as it runs, hand edits included. */
  ts: string;
  /** The domain class, hand edits included. */
  php: string;
  /** All PHP files as they are generated, the domain class first. */
  phpFiles: GeneratedFile[];
}

/** Prints both languages. The definition must have no errors. */
export function printCode(definition: InterfaceDefinition): PrintedCode {
  const [ts] = generate(definition, 'ts');
  const phpFiles = generate(definition, 'php');
  const textOf = (file: GeneratedFile, target: 'ts' | 'php') => codeWith(file, definition.code?.[target]).file.text;
  return { ts: textOf(ts!, 'ts'), php: textOf(phpFiles[0]!, 'php'), phpFiles };
}
