import { origin } from '../../../engine/core/calls/origin.ts';
import { type AnswerFrom, defineCall, fileAnswer } from '../../../engine/core/contract/define-call.ts';
import { boolean, dateTime, integer, json, jsonObject, list, object, oneOf, optional, string, typed } from '../../../engine/core/contract/field.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { openApiVersions } from '../../../engine/core/open-api/version.ts';
import { codeTargets } from '../../codegen/code-targets.ts';
import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { documentFormats } from '../../export/document-formats.ts';
import type { TopicFacts } from '../../model/checks/check-topics.ts';
import { type InterfaceDefinition, interfaceKinds, type TableColumn } from '../../model/types/definition.ts';
import { mayDesign, mayList } from '../access.ts';
import type { ShownDiagnostic } from '../shown-diagnostic.ts';

const id = integer({ min: 1 });
const definition = json(typed<InterfaceDefinition>());
const diagnostics = list(json(typed<ShownDiagnostic>()));
/** Configuration entries it reads that are secret; left out where there are none. */
const secrets = list(string(), { optional: true });
/** Columns of the tables it names that are written and never answered. Left out where there are none. */
const hidden = list(object({ table: string(), columns: list(string()) }), { optional: true });
/** Topics it publishes messages of, as they are now; null for one that is not there. Left out where there are none. */
const topics = list(object({ name: string(), topic: json(typed<TopicFacts | null>()) }), { optional: true });

/** Answers 409 when `rev` is not the stored one any more. */
export const saveInterface = defineCall({
  name: 'Admin.Interface.Save',
  access: mayDesign,
  parameters: { id: integer({ min: 1, optional: true }), definition, rev: integer({ min: 0, optional: true }) },
  answer: { id, rev: integer(), ahead: boolean(), problems: diagnostics, secrets, hidden, topics },
});

/** What the list shows of it, beside the definition it is taken from. */
const record = {
  service_name: string(),
  namespace: string(),
  title: string(),
  module: string(),
  kind: oneOf(interfaceKinds),
  visibility: oneOf(['open', 'controlled', 'hidden']),
  draft_ahead: boolean(),
  created_at: dateTime(),
  updated_at: dateTime(),
  created_by: integer({ nullable: true }),
  deleted_at: dateTime({ nullable: true }),
};

export const getInterface = defineCall({
  name: 'Admin.Interface.Get',
  access: mayList,
  parameters: { id },
  answer: {
    id,
    rev: integer(),
    status: oneOf(['draft', 'published']),
    bundle: string({ nullable: true }),
    /** Published, and the draft is not what answers. */
    ahead: boolean(),
    /** Former names it goes on answering to. */
    aliases: list(string()),
    definition,
    problems: diagnostics,
    secrets,
    hidden,
    topics,
    ...record,
  },
});
export type StoredInterface = AnswerFrom<typeof getInterface>;

/** Drafts of the five interfaces of a table. */
export const createDataInterfaces = defineCall({
  name: 'Admin.Interface.CreateData',
  access: mayDesign,
  parameters: {
    table: string({ pattern: '^[a-z][a-z0-9_]{0,62}$' }),
    columns: list(json(typed<TableColumn>()), { min: 1, max: 100 }),
    namespace: string(),
    class: string(),
    title: string({ max: 100 }),
  },
  answer: { interfaces: list(object({ id, service: string() })) },
});

export const generateCode = defineCall({
  name: 'Admin.Interface.Generate',
  access: mayDesign,
  parameters: { id, target: oneOf([...codeTargets, 'openapi'], { default: 'ts' }) },
  answer: { files: list(json(typed<GeneratedFile>())) },
});

/** Interfaces whose code is printed at once; the work is done between two calls of others. */
export const mostPrinted = 500;

/** The code of whole classes as one ZIP. */
export const downloadCode = defineCall({
  name: 'Admin.Interface.Code',
  access: mayDesign,
  parameters: {
    ids: list(id, { min: 1, max: mostPrinted, optional: true }),
    module: string({ max: 200, optional: true }),
    definition: json(typed<InterfaceDefinition>(), { optional: true }),
  },
  answer: fileAnswer(),
});

/** Interfaces as one OpenAPI document. */
export const exportInterfaces = defineCall({
  name: 'Admin.Interface.Export',
  access: mayList,
  parameters: {
    ids: list(id, { min: 1, max: 10_000, optional: true }),
    module: string({ max: 200, optional: true }),
    version: oneOf(openApiVersions, { default: '3.1' }),
    format: oneOf(documentFormats, { default: 'json' }),
    origin: optional(origin),
  },
  answer: fileAnswer(),
});

/** What a call answered becomes the example of the docs, or a test case of the draft. */
export const keepAnswer = defineCall({
  name: 'Admin.Interface.KeepAnswer',
  access: mayDesign,
  parameters: {
    service_name: string({ max: 200 }),
    as: oneOf(['test', 'example']),
    title: string({ max: 100, optional: true }),
    parameters: jsonObject(typed<{ [name: string]: Json }>(), { default: {} }),
    ret: integer(),
    data: string({ default: 'null', max: 1_048_576 }),
  },
  answer: { id, rev: integer() },
});
