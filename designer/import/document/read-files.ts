import { unzipSync } from 'fflate';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-import/read-files.ts';
import { bundleReferences } from './bundle-references.ts';
import { DocumentError, documentLimits } from './document-error.ts';
import { fileLimits } from './file-limits.ts';
import { type ImportDiagnostic, ImportDiagnostics } from './import-diagnostics.ts';
import { isApi, type ReadText, readDocument, readText } from './read-document.ts';

/** A file as it was given; `name` may be '' for pasted text. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

export interface ReadFile extends Readonly<ReadText> {
  name: string;
}

export interface ReadFiles {
  /** Those that describe an API, with the others they refer to inside. */
  documents: ReadFile[];
  /** Files that could not be read beside others that could. */
  diagnostics: ImportDiagnostic[];
}

/**
 * The API descriptions among files and zips. A single file that is none is refused with its reason; among several it is listed.
 * Rejects with DocumentError when nothing is left, or over the limits.
 */
export async function readFiles(sources: readonly SourceFile[]): Promise<ReadFiles> {
  const files = sources.flatMap((file) => (isZip(file.bytes) ? unzipped(file) : [file]));
  if (files.length > fileLimits.files) throw new DocumentError(fillText(texts.many, { max: fileLimits.files }));
  const [single] = files;
  if (single && files.length === 1) return { documents: [{ name: single.name, ...readDocument(textOf(single)) }], diagnostics: [] };
  const diagnostics = new ImportDiagnostics(fileLimits.files);
  const read = files.flatMap((file): ReadFile[] => {
    const found = readOne(file, diagnostics);
    return found ? [{ name: file.name, ...found }] : [];
  });
  const documents = read.filter(({ root }) => isApi(root));
  if (documents.length === 0) throw new DocumentError(diagnostics.list[0]?.message ?? texts.none);
  const whole = await Promise.all(documents.map(async (file) => ({ ...file, root: await bundleReferences(file.name, file.root, read) })));
  return { documents: whole, diagnostics: diagnostics.all() };
}

function readOne(file: SourceFile, diagnostics: ImportDiagnostics): ReadText | null {
  if (!/(^|[^.])\.(json|ya?ml)$|^[^.]*$/i.test(file.name.slice(file.name.lastIndexOf('/') + 1))) {
    diagnostics.add('file-skipped', `${file.name}#`, 'info', file.name);
    return null;
  }
  try {
    return readText(textOf(file));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    diagnostics.add('file-unreadable', `${file.name}#`, 'error', fillText(texts.named, { name: file.name, text: error.text }));
    return null;
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** Sizes are looked at before anything is unpacked. */
function unzipped(file: SourceFile): SourceFile[] {
  let total = 0;
  let count = 0;
  try {
    const entries = unzipSync(file.bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(name)) return false;
        if (originalSize > documentLimits.bytes) throw new DocumentError(named(name, texts.large));
        total += originalSize;
        if (total > fileLimits.bytes) throw new DocumentError(texts.zipLarge);
        if (++count > fileLimits.files) throw new DocumentError(fillText(texts.many, { max: fileLimits.files }));
        return true;
      },
    });
    return Object.entries(entries).map(([name, bytes]) => ({ name, bytes }));
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError(texts.zip);
  }
}

function textOf({ name, bytes }: SourceFile): string {
  if (bytes.length > documentLimits.bytes) throw new DocumentError(named(name, texts.large));
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  return new TextDecoder(wide ?? 'utf-8').decode(bytes);
}

function named(name: string, text: Text): Text {
  return name === '' ? text : fillText(texts.named, { name, text });
}
