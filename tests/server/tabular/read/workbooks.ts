import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (lines: string) => `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines}</Relationships>`;

/** What a workbook is made of beside its sheet; each part can be replaced or left out. */
export const plainParts: Record<string, string> = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': relations(`<Relationship Id="rId1" Type="${types}/officeDocument" Target="xl/workbook.xml"/>`),
  'xl/workbook.xml': `<workbook xmlns:r="${types}"><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    `<Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${types}/styles" Target="/xl/styles.xml"/>`,
  ),
};

/** A workbook around the rows of a sheet, written as its parts say. */
export function workbookOf(rows: string, parts: Record<string, string | undefined> = {}): Uint8Array {
  const all = { ...plainParts, 'xl/worksheets/sheet1.xml': sheetOf(rows), ...parts };
  const entries = Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, strToU8(text)] as const]));
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 1 });
}

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** The first row of every file: a column that the screen of suppliers knows. */
export const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>名称</t></is></c></row>';

export function keep(folder: string, name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
