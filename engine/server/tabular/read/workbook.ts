import { posix } from 'node:path';
import { texts as workbookTexts } from '../../../../generated/words/engine-server/workbook-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';

/** The parts of the first sheet. */
export interface WorkbookParts {
  sheet: string;
  strings: string | undefined;
  styles: string | undefined;
  /** Days count from 1904 instead of 1900. */
  since1904: boolean;
}

interface Relation {
  id: string;
  /** Last part of the type's address, which the two editions of the standard have in common. */
  kind: string;
  target: string;
}

/**
 * Finds the first sheet, by the archive's own directory.
 * @throws CallError 400 if there is none
 */
export async function readWorkbook(archive: Archive): Promise<WorkbookParts> {
  const [start] = (await readRelations(archive, '')).filter(({ kind }) => kind === 'officeDocument');
  if (!start) throw refuse('badInput', workbookTexts.sheet);
  const relations = await readRelations(archive, start.target);
  const { sheetIds, since1904 } = await readContents(archive, start.target);
  const sheet = sheetIds.map((id) => relations.find((relation) => relation.id === id && relation.kind === 'worksheet')).find(Boolean);
  if (!sheet) throw refuse('badInput', workbookTexts.sheet);
  const targetOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.target;
  return { sheet: sheet.target, strings: targetOf('sharedStrings'), styles: targetOf('styles'), since1904 };
}

/** Returns what a part refers to; the archive itself if `part` is empty. Targets are names in the archive. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  const found = readXml<Relation>(archive.read(name, 'smallPartBytes'), (emit) => ({
    open(element, attributes) {
      if (element !== 'Relationship' || attributes.TargetMode === 'External') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes;
      emit({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: nameOf(folder, target) });
    },
  }));
  for await (const relation of found) relations.push(relation);
  return relations;
}

function nameOf(folder: string, target: string): string {
  return target.startsWith('/') ? posix.normalize(target).slice(1) : posix.join(folder, target);
}

async function readContents(archive: Archive, part: string): Promise<{ sheetIds: string[]; since1904: boolean }> {
  let since1904 = false;
  const sheetIds: string[] = [];
  const found = readXml<string>(archive.read(part, 'smallPartBytes'), (emit) => ({
    open(element, attributes) {
      if (element === 'workbookPr') since1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (element !== 'sheet') return;
      const [, id] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
      if (id !== undefined) emit(id);
    },
  }));
  for await (const id of found) sheetIds.push(id);
  return { sheetIds, since1904 };
}
