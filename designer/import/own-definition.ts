import { isDraft } from '../model/checks/check-definition.ts';
import { restoreDefinition, textOfDefinition } from '../model/source/compact-source.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import { DocumentError } from './document/document-error.ts';
import { type JsonRecord, member } from './document/json-values.ts';
import { readText } from './document/read-document.ts';

/** Whether an operation of a document of ours is no interface of its own: it belongs to the platform, or asks by GET what its twin asks by POST. */
export function isNoInterface(operation: JsonRecord): boolean {
  const extension = member(operation, 'x-portico');
  return extension === 'platform' || extension === 'twin';
}

/** The definition an operation was exported from by this platform; drafts with errors come back as they were, too. */
export function ownDefinition(operation: JsonRecord): InterfaceDefinition | null {
  const extension = member(operation, 'x-portico');
  if (typeof extension !== 'string') return null;
  const text = textOfDefinition(extension);
  if (text === null) return null;
  try {
    const { root } = readText(text);
    return isDraft(root) ? restoreDefinition({ ...root, rev: 0 }) : null;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
