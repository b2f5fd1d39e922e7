import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { matchColumns, unfilledFields } from '../../../../engine/web/renderer/import/match-columns.ts';
import { csvHeader } from '../../../../engine/web/renderer/import/read-header.ts';
import { unzipEntry } from '../../../../engine/web/renderer/import/unzip-entry.ts';
import { screenOf } from '../form/field-samples.ts';

const screen = screenOf(
  {
    title: { type: 'string', label: { zh_cn: '标题', en: 'Title' } },
    author: { type: 'string', label: { zh_cn: '作者', en: 'Author' } },
    kind: { type: 'string', default: 'a', label: { zh_cn: '类型', en: 'Kind' } },
  },
  { required: ['title', 'author', 'kind'] },
);

describe('columns of an import', () => {
  it('match fields by name or by label in either language', () => {
    expect(matchColumns(screen, ['标题', 'Author', 'kind', 'ID'])).toEqual({ 标题: 'title', Author: 'author', kind: 'kind', ID: '' });
  });

  it('leave required fields without a default to be named', () => {
    expect(unfilledFields(screen, { 标题: 'title', x: '' })).toEqual(['author']);
  });
});

describe('csvHeader', () => {
  it('reads quotes, a byte order mark and either line end', () => {
    expect(csvHeader('\ufeff标题,"a, ""b""",c\r\n1,2,3')).toEqual(['标题', 'a, "b"', 'c']);
    expect(csvHeader('"two\nlines",x')).toEqual(['two\nlines', 'x']);
  });
});

describe('unzipEntry', () => {
  it('unpacks a part of a real spreadsheet', async () => {
    const file = new Blob([new Uint8Array(await writeXlsx({ sheets: [{ name: 's', rows: [['标题', 'Author']] }] }))]);
    expect(await unzipEntry(file, 'xl/sharedStrings.xml')).toContain('标题');
    expect(await unzipEntry(file, 'xl/nothing.xml')).toBe('');
  });

  it('finds nothing in what is no zip', async () => {
    expect(await unzipEntry(new Blob(['PK is not enough']), 'a')).toBe('');
  });
});
