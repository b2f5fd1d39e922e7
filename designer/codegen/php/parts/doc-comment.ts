import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { defaultLanguage } from '../../../../engine/core/text/text.ts';
import { failuresOf } from '../../../model/analysis/failures/failures-of.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';

/** Lines of text as a doc comment; they are put through `commentText` before. */
export function docComment(lines: readonly string[]): string[] {
  return ['/**', ...lines.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */'];
}

/** Title and description: the framework's docs read the first line as the title. */
export function headLines(definition: InterfaceDefinition): string[] {
  const summary = commentText(definition.summary);
  return [commentText(definition.title) || definition.method, ...(summary === '' ? [] : [`@desc ${summary}`])];
}

/** One line per field of the answer and per return code of its own, as the framework's docs read them. */
export function answerLines(definition: InterfaceDefinition): string[] {
  const fields = definition.returns.map(({ name, type, description }) =>
    `@return ${type === 'integer' ? 'int' : type} ${commentText(name).replaceAll(' ', '_')} ${commentText(description ?? '')}`.trimEnd(),
  );
  const ends = failuresOf(definition).map(({ ret, message }) => `@exception ${ret} ${commentText(message[defaultLanguage])}`.trimEnd());
  return [...fields, ...new Set(ends)];
}

/** The type of a parameter in a PHP doc comment. */
export function docType({ type, required, default: fallback }: Parameter): string {
  const names = {
    string: 'string',
    integer: 'int',
    float: 'float',
    boolean: 'bool',
    array: 'array<mixed>',
    object: 'array<mixed>|object',
    date: 'string',
    file: 'string',
  };
  return required || (fallback !== undefined && fallback !== null) ? names[type] : `${names[type]}|null`;
}
