import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Diagnostic, makeDiagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import { parseFile } from '../../core/descriptor/parse/parse-file.ts';
import { SourceFile } from '../../core/descriptor/parse/source-file.ts';
import { type ListedFile, reasonOf } from './list-files.ts';

/** A file of a schemas folder that was read, or why it could not be. */
interface ReadFile {
  source?: SourceFile;
  diagnostic?: Diagnostic;
  /** It is one of those in which nothing was found before. */
  isChecked: boolean;
}

/**
 * Reads and parses a file. At once rather than by promises: it has a megabyte at most, and a start reads more than a hundred.
 * @param checked hashes of files in which nothing was found before
 */
export function readListed({ path, diagnostic }: ListedFile, checked: ReadonlySet<string>): ReadFile {
  if (diagnostic) return { diagnostic, isChecked: false };
  try {
    const bytes = readFileSync(path);
    if (checked.size > 0 && checked.has(fileHash(bytes))) return { source: new SourceFile(path, bytes, JSON.parse(bytes.toString())), isChecked: true };
    return { ...parseFile(path, bytes), isChecked: false };
  } catch (error) {
    return { diagnostic: makeDiagnostic(path, '', { line: 1, column: 1 }, 'unreadable', { reason: reasonOf(error) }), isChecked: false };
  }
}

/** Returns what a file is known by among checked ones. */
export function fileHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}
