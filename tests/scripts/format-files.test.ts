import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatFiles } from '../../scripts/generate/format-files.ts';

const rules = 'plugins/fleet/formats/plate/core/plate-format.ts';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-formats-'));
  mkdirSync(join(root, 'engine/formats'), { recursive: true });
  write('plugins/fleet/plugin.json', '{ "name": "fleet" }');
  write('plugins/fleet/formats/plate/web/index.ts', 'export const plateWidget = {};\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

it.each([
  '{ check: isPlate, allowed }',
  '{\n    check: isPlate,\n    allowed,\n  }',
  '{\n    check(text) {\n      return isPlate(text);\n    },\n    allowed,\n  }',
])('refuses a check that printed PHP would not make: %j', (rule) => {
  write(rules, `export const plateFormat: FormatType = {\n  types: ['string'],\n  rule: ${rule},\n};\n`);
  const missing = `${rules}: the rule of plate is a check that printed PHP does not make: give it a pattern, or designer/codegen/php/support/gateway/Format.php a case 'plate'`;
  expect(() => formatFiles(root)).toThrow(missing);
  write('designer/codegen/php/support/gateway/Format.php', "            case 'plate':\n");
  expect(formatFiles(root).get('engine/core/formats/checked-formats.ts')).toContain("'plate'");
});

it('takes a pattern, which printed PHP reads', () => {
  write(rules, "export const plateFormat: FormatType = {\n  types: ['string'],\n  rule: { pattern: /^[A-Z]+$/, allowed },\n};\n");
  expect(formatFiles(root).get('engine/core/formats/checked-formats.ts')).toContain("'plate'");
});
