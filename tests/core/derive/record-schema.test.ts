import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { recordSchemaOf } from '../../../engine/core/derive/record-schema.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';

const schema = recordSchemaOf(normalize(JSON.parse(readFileSync('tests/apps/supplier/schemas/supplier.json', 'utf8'))), 'zh_cn');
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
const record = {
  id: 1,
  rev: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  created_by: null,
  name: '甲',
  phone: '13800138000',
  email: null,
  deposit: 100,
  contract_until: null,
  goods: null,
  logo: null,
  contact_id: null,
  status: 'active',
};

test('a record with empty fields fits', () => {
  expect(validate(record)).toBe(true);
});

test('a record without a state or with an unknown one does not', () => {
  expect(validate({ ...record, status: null })).toBe(false);
  expect(validate({ ...record, status: 'gone' })).toBe(false);
});

test('money tells its unit', () => {
  expect(schema.properties?.deposit?.description).toBe('保证金 (单位：分)');
});
