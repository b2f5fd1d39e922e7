import { defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, file, integer, json, jsonObject, list, object, oneOf, optional, string, typed } from '../../engine/core/contract/field.ts';
import { fileLimits } from '../import/document/file-limits.ts';
import { type CheckAnswer, importBehaviours, importFields, importModes, type PreviewAnswer, type SourcesAnswer, type UndoAnswer } from '../import/protocol.ts';
import { mayImport, mayList } from './access.ts';

/** How a document is taken; the same words in preview and import. */
const options = {
  namespace: string({ pattern: '^[A-Z][A-Za-z0-9]*$', max: 40, optional: true }),
  base_url: string({ format: 'url', optional: true }),
  behaviour: oneOf(importBehaviours, { optional: true }),
  names: jsonObject(typed<Record<string, string>>(), { optional: true }),
};
const document = { document: string({ optional: true }), file: file({ max: fileLimits.bytes, optional: true }) };
const upload = string({ pattern: '^[0-9a-f]{64}$' });
const fields = list(oneOf(importFields), { optional: true });

/**
 * Reads documents and compares them with what is stored; writes no interface. The document comes as text, as uploads (several, or one zip),
 * from an address, or as `upload` of an earlier preview, so that changed names need not send it again.
 */
export const previewImport = defineCall({
  name: 'Admin.Interface.ImportPreview',
  access: mayImport,
  parameters: {
    ...document,
    name: string({ max: 200, optional: true }),
    url: string({ format: 'url', max: 2_000, optional: true }),
    upload: optional(upload),
    detail: string({ optional: true }),
    ...options,
  },
  answer: json(typed<PreviewAnswer>()),
});

/** Becomes a job whose result is an ApplyResult. */
export const applyImport = defineCall({
  name: 'Admin.Interface.ImportApply',
  access: mayImport,
  parameters: {
    upload,
    mode: oneOf(importModes, { optional: true }),
    fields,
    only: boolean({ optional: true }),
    publish: boolean({ optional: true }),
    rows: list(object({ id: string(), mode: oneOf(importModes), fields, theirs: list(string(), { optional: true }) }), { max: 50_000, optional: true }),
    credentials: list(
      object({
        name: string({ max: 100 }),
        value: string({ max: 8_000, optional: true }),
        user: string({ max: 1_000, optional: true }),
        password: string({ max: 4_000, optional: true }),
      }),
      { max: 500, optional: true },
    ),
    ...options,
  },
  answer: { job: integer() },
});

export const undoImport = defineCall({
  name: 'Admin.Interface.ImportUndo',
  access: mayImport,
  parameters: { id: integer({ min: 1, optional: true }) },
  answer: json(typed<UndoAnswer>()),
});

/** An earlier import against its document today. One from an address is fetched again; for one from a file the new file comes along. */
export const checkImport = defineCall({
  name: 'Admin.Interface.ImportCheck',
  access: mayImport,
  parameters: { id: integer({ min: 1 }), ...document },
  answer: json(typed<CheckAnswer>()),
});

export const listImports = defineCall({
  name: 'Admin.Interface.ImportSources',
  access: mayList,
  answer: json(typed<SourcesAnswer>()),
});
