import type { Text } from '../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import type { ImportStatus } from './compare-operation.ts';
import type { ImportDiagnostic } from './document/import-diagnostics.ts';
import type { PlannedCredential } from './request/upstream-credentials.ts';

/** What imported operations do: call the document's server, answer an example, or nothing yet but what their return fields say. */
export const importBehaviours = ['proxy', 'mock', 'empty'] as const;
export type ImportBehaviour = (typeof importBehaviours)[number];

/**
 * What happens to one operation that is there already. `merge`: field by field, edits by hand stay; `replace`: as the document has it;
 * `fields`: only the named ones as the document has them; `skip`: nothing; `keep`: beside it under a free name. New ones are made, unless skipped.
 */
export const importModes = ['merge', 'replace', 'fields', 'skip', 'keep'] as const;
export type ImportMode = (typeof importModes)[number];

/** What `fields` can choose. */
export const importFields = ['title', 'summary', 'description', 'module', 'parameters', 'returns', 'example', 'flow'] as const;
export type ImportField = (typeof importFields)[number];

/** How a document is taken; the same words in preview and import. */
export interface ImportOptions {
  /** For all documents of the import; made from each one's title unless given. */
  namespace?: string;
  /** Address operations are called at instead of the document's own. */
  base_url?: string;
  /** `proxy` unless given. */
  behaviour?: ImportBehaviour;
  /** Other services than the suggested ones, by the row's id. */
  names?: Record<string, string>;
}

/**
 * Parameters of Admin.Interface.ImportPreview. The document comes as text, as uploads (field `file`; several, or one zip), from an address, or
 * as `upload` of an earlier preview, so that changed names need not send it again.
 */
export interface PreviewParameters extends ImportOptions {
  document?: string;
  /** Name of a pasted or dropped text, for people. */
  name?: string;
  url?: string;
  /** As the last preview answered it; unused ones are forgotten after a day. */
  upload?: string;
  /** Id of one row: it comes alone, with its definitions. */
  detail?: string;
}

export interface ShownImportDiagnostic extends Omit<ImportDiagnostic, 'message'> {
  message: string;
}

export interface PreviewAnswer {
  /** Names what was read, for later calls. SHA-256, hexadecimal. */
  upload: string;
  documents: PreviewDocument[];
  operations: PreviewRow[];
  counts: Record<ImportStatus, number>;
  /** What the operations send to prove who calls, each once. */
  credentials: PreviewCredential[];
  /** Services of these documents' namespaces that were imported once and are no longer in the document. They stay as they are. */
  gone: string[];
  /** What belongs to no single operation. */
  issues: ShownImportDiagnostic[];
  detail?: PreviewDetail;
}

/** `missing`: the import makes the entry; `empty`: it is there without a value; `set`: it has one, which stays. */
const credentialStates = ['missing', 'empty', 'set'] as const;
export type CredentialState = (typeof credentialStates)[number];

export interface PreviewCredential extends PlannedCredential {
  state: CredentialState;
}

interface PreviewDocument {
  /** File name, address, or ''. */
  name: string;
  title: string;
  version: string;
  kind: 'swagger2' | 'openapi3.0' | 'openapi3.1';
  namespace: string;
  /** Where its operations are called; null when the document gives no full address. */
  server: string | null;
  /** What the document itself says of its server; may be a path only, or ''. */
  told: string;
  operations: number;
}

export interface PreviewRow {
  /** Unique in the import: `0 GET /pets`, the document's place and the key. */
  id: string;
  document: number;
  /** `GET /pets` */
  key: string;
  service: string;
  /** What the rule would call it, where `names` says otherwise. */
  suggested?: string;
  title: string;
  module: string;
  status: ImportStatus;
  /** Stored interface it stands to. */
  interface_id: number | null;
  /** Whether somebody has changed the stored one since it was imported. */
  edited: boolean;
  /** What `replace` would change, at most 50. */
  changes: PreviewChange[];
  /** What both the document and a person changed; `merge` leaves it as the person has it unless `theirs` names it. */
  conflicts: PreviewConflict[];
  issues: ShownImportDiagnostic[];
  /** Why this row cannot be imported as it stands: the name is taken or malformed, or the definition is faulty. */
  refusal?: string;
}

/** Values as JSON text, cut at 300 characters; null where there is none. */
export interface PreviewChange {
  pointer: string;
  label: string;
  before: string | null;
  after: string | null;
}

export interface PreviewConflict {
  pointer: string;
  label: string;
  mine: string | null;
  theirs: string | null;
}

export interface PreviewDetail {
  id: string;
  imported: InterfaceDefinition;
  existing: InterfaceDefinition | null;
  merged: InterfaceDefinition | null;
}

/** Parameters of Admin.Interface.ImportApply; answers `{ job }`, whose result is an ApplyResult. */
export interface ApplyParameters extends ImportOptions {
  upload: string;
  /** For rows that `rows` does not name: `merge` unless given. */
  mode?: ImportMode;
  /** For the rows that `mode` names, where it is `fields`. */
  fields?: ImportField[];
  rows?: ApplyRow[];
  /** Leave everything alone that `rows` does not name. */
  only?: boolean;
  /** Publish what was imported. */
  publish?: boolean;
  /** Values of entries that have none yet; they are kept sealed and never answered. */
  credentials?: CredentialInput[];
}

/** A key or token as `value`, or user and password, for the entry of that name. */
export interface CredentialInput {
  name: string;
  value?: string;
  user?: string;
  password?: string;
}

export interface ApplyRow {
  id: string;
  mode: ImportMode;
  /** For `fields`. */
  fields?: ImportField[];
  /** For `merge`: pointers of conflicts that are decided for the document. */
  theirs?: string[];
}

export const applyOutcomes = ['created', 'changed', 'same', 'skipped', 'failed'] as const;
type ApplyOutcome = (typeof applyOutcomes)[number];

export interface ApplyResult {
  /** For ImportUndo. Null when nothing was written. */
  import_id: number | null;
  /** What it was made from: another preview shows it again. */
  upload: string;
  options: ImportOptions;
  counts: Record<ApplyOutcome | 'published', number>;
  rows: ApplyResultRow[];
  /** Entries that what was written reads. */
  credentials: AppliedCredential[];
}

/** `filled`: it has got its value; `unfilled`: it is there and waits for one; `kept`: it had one. */
export interface AppliedCredential {
  name: string;
  outcome: 'filled' | 'unfilled' | 'kept';
}

export interface ApplyResultRow {
  id: string;
  service: string;
  outcome: ApplyOutcome;
  interface_id: number | null;
  published?: boolean;
  /** Why it failed, or was written and not published. */
  message?: Text;
}

export interface UndoAnswer {
  import_id: number;
  /** Interfaces that are as they were. */
  restored: number;
  /** Interfaces the import had made and that are gone. */
  removed: number;
  /** Changed since the import, and therefore left alone. */
  kept: { service: string; reason: string }[];
}

export interface CheckAnswer {
  /** False: the document is the same, byte for byte. */
  is_changed: boolean;
  /** Options of that import, for ImportApply. */
  options: ImportOptions;
  preview: PreviewAnswer | null;
}

/** Answer of Admin.Interface.ImportSources, newest first, at most 100. */
export interface SourcesAnswer {
  items: ImportSource[];
}

export interface ImportSource {
  id: number;
  /** File names or address. */
  name: string;
  /** Null for files and pasted text. */
  url: string | null;
  title: string;
  options: ImportOptions;
  counts: { created: number; changed: number };
  created_at: string;
  undone_at: string | null;
}
