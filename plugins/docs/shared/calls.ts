import { origin } from '../../../engine/core/calls/origin.ts';
import { type AnswerFrom, defineCall, fileAnswer } from '../../../engine/core/contract/define-call.ts';
import { integer, json, list, object, oneOf, optional, string, typed } from '../../../engine/core/contract/field.ts';
import type { OpenApiDocument } from '../../../engine/core/derive/openapi.ts';
import { openApiVersions } from '../../../engine/core/open-api/version.ts';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { languages } from '../../../engine/core/text/text.ts';
import type { CallGroup } from './call-list.ts';
import type { CatalogModule, CatalogProduct, DocInterface } from './catalog.ts';
import type { WordSection } from './descriptor-words.ts';

const ofAdministrators = { kind: 'session', minLevel: adminLevel } as const;
const ofEverybody = { kind: 'public' } as const;
const password = string({ max: 64, optional: true });
/** Not `service`: that field of a call names the call itself. */
const serviceName = { max: 200 } as const;
const module = string({ max: 200, optional: true });

/** Every call the caller may make, by class. `version` changes whenever a descriptor does. */
export const listCalls = defineCall({
  name: 'Admin.Docs.List',
  access: ofAdministrators,
  answer: { groups: list(json(typed<CallGroup>())), version: integer() },
});
export type CallListAnswer = AnswerFrom<typeof listCalls>;

/** Every word of descriptors, as the meta-schema explains it, with examples out of the screens the caller may open. */
export const listDescriptorWords = defineCall({
  name: 'Admin.Docs.DescriptorWords',
  access: ofAdministrators,
  answer: { sections: list(json(typed<WordSection>())) },
});

/** OpenAPI 3.1 of one screen, or of all calls of the platform itself, as far as the caller may make them. */
export const describeCalls = defineCall({
  name: 'Admin.Docs.OpenApi',
  access: ofAdministrators,
  parameters: { screen: string({ max: 60, optional: true }) },
  answer: json(typed<OpenApiDocument>()),
});

/**
 * What the reader may know of. Visitors see open and controlled interfaces, developers also the hidden ones their apps may call, administrators
 * all. `title` is what the site calls itself, `intro` is Markdown and may be empty; `publicOrigin` is the platform's public address,
 * `https://open.example.com`, null where the reader's own is meant.
 */
export const getCatalog = defineCall({
  name: 'Platform.Docs.Catalog',
  access: ofEverybody,
  parameters: { password },
  answer: {
    modules: list(json(typed<CatalogModule>())),
    products: list(json(typed<CatalogProduct>())),
    title: string(),
    intro: string(),
    publicOrigin: string({ nullable: true }),
  },
});
export type Catalog = AnswerFrom<typeof getCatalog>;

/** 404 for what does not exist and for what the reader may not know of. */
export const getInterface = defineCall({
  name: 'Platform.Docs.Interface',
  access: ofEverybody,
  parameters: { service_name: string(serviceName), password },
  answer: json(typed<DocInterface>()),
});

/** By service, what it is found by beyond its name, title and summary. */
export const getCatalogWords = defineCall({
  name: 'Platform.Docs.Words',
  access: ofEverybody,
  parameters: { password },
  answer: { words: json(typed<Record<string, string>>()) },
});

/** The reader's own apps that can call now, for try-it and downloads. */
export const listTryApps = defineCall({
  name: 'Platform.Docs.Apps',
  access: { kind: 'session' },
  answer: { apps: list(object({ id: integer(), app_key: string(), name: string() })) },
});
export type DocApps = AnswerFrom<typeof listTryApps>;

/** A token of the reader's own app; `expire_at` counts seconds since 1970. Pages keep it in memory only. */
export const getTryToken = defineCall({
  name: 'Platform.Docs.TryToken',
  access: { kind: 'session' },
  parameters: { app_id: integer({ min: 1 }) },
  answer: { app_key: string(), access_token: string(), expire_at: integer() },
});
export type TryToken = AnswerFrom<typeof getTryToken>;

/** OpenAPI of one published interface, a module or all, as far as the reader may know of them. */
export const downloadOpenApi = defineCall({
  name: 'Platform.Docs.OpenApi',
  access: ofEverybody,
  parameters: {
    service_name: string({ ...serviceName, optional: true }),
    module,
    version: oneOf(openApiVersions, { default: '3.1' }),
    origin: optional(origin),
    password,
  },
  answer: fileAnswer(),
});

/** The docs as one HTML file to take along. */
export const downloadDocs = defineCall({
  name: 'Platform.Docs.Offline',
  access: ofEverybody,
  parameters: { module, language: oneOf(languages, { optional: true }), origin: optional(origin), password },
  answer: fileAnswer(),
});
