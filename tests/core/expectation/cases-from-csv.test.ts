import { expect, it } from 'vitest';
import { casesFromCsv } from '../../../engine/core/expectation/cases-from-csv.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

const parameters: Parameter[] = [
  { name: 'name', type: 'string' },
  { name: 'qty', type: 'integer' },
  { name: 'vip', type: 'boolean' },
  { name: 'tags', type: 'array' },
];

it('reads one case a row, each value as its parameter wants it', () => {
  const csv = '\uFEFFtitle,name,qty,vip,tags,ret\r\n"茶, 绿","说 ""好""",2,true,"[""a""]",\r\n\r\n,,many,,x,400\n';
  expect(casesFromCsv(csv, parameters, 50)).toEqual({
    cases: [
      { title: '茶, 绿', parameters: { name: '说 "好"', qty: 2, vip: true, tags: ['a'] }, ret: 200 },
      { title: 'CSV 2', parameters: { qty: 'many', tags: 'x' }, ret: 400 },
    ],
  });
});

it('names what is wrong with a table: its columns, its quotes, its codes, its size', () => {
  expect(casesFromCsv('name,price\nx,1', parameters, 50)).toMatchObject({ error: { zh_cn: '没有参数“price”，可用的列：title, ret, name, qty, vip, tags' } });
  expect(casesFromCsv('name,name\na,b', parameters, 50)).toMatchObject({ error: { zh_cn: '列“name”出现了多次' } });
  expect(casesFromCsv('name,title\n"open', parameters, 50)).toMatchObject({ error: { en: expect.stringMatching(/^A double quote is not closed/) } });
  expect(casesFromCsv('name,ret\na,\nb,none', parameters, 50)).toMatchObject({ error: { en: 'ret of row 2 must be a whole number, not "none"' } });
  expect(casesFromCsv('name\n', parameters, 50)).toMatchObject({ error: { zh_cn: 'CSV 须有一行列名和至少一行数据' } });
  expect(casesFromCsv('name\na\nb', parameters, 1)).toMatchObject({ error: { zh_cn: '共 2 行，还能添加 1 个用例' } });
});
