import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wordFiles } from '../../scripts/generate/word-files.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project that has these files alone. */
function projectWith(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'portico-words-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

const languages = {
  'locales/en/language.json': { name: 'English', tag: 'en', order: 2 },
  'locales/zh_cn/language.json': { name: '中文', tag: 'zh-CN', order: 1 },
};

test('a group of words is a module with all languages beside one another, in the order of the languages', () => {
  const files = wordFiles(
    projectWith({
      ...languages,
      'locales/zh_cn/messages/shop.json': { stock: { none: '没有 {name}', kinds: ['大', '小'] }, till: { open: '开' } },
      'locales/en/messages/shop.json': { stock: { none: 'No {name}', kinds: ['Large', 'Small'] }, till: { open: 'Open' } },
    }),
  );
  expect([...files.keys()]).toEqual(['generated/words/languages.ts', 'generated/words/shop/stock.ts', 'generated/words/shop/till.ts']);
  expect(files.get('generated/words/languages.ts')).toContain("['zh_cn', 'en']");
  expect(files.get('generated/words/shop/stock.ts')).toContain(
    '  none: { zh_cn: "没有 {name}", en: "No {name}" },\n  kinds: { zh_cn: ["大","小"], en: ["Large","Small"] },\n',
  );
});

test('a key that a language does not have is named', () => {
  const root = projectWith({
    ...languages,
    'locales/zh_cn/messages/shop.json': { stock: { none: '没有' } },
    'locales/en/messages/shop.json': { stock: {} },
  });
  expect(() => wordFiles(root)).toThrow('shop: stock.none: no words in en');
});

test('a place in two braces, which would be shown with one of them, is named', () => {
  const root = projectWith({
    ...languages,
    'locales/zh_cn/messages/shop.json': { stock: { none: '没有 {name}' } },
    'locales/en/messages/shop.json': { stock: { none: 'No {{name}}' } },
  });
  expect(() => wordFiles(root)).toThrow('shop: stock.none: places are written {name}');
});

test('a language with a fallback says the words it has, and for the others those of the fallback', () => {
  const files = wordFiles(
    projectWith({
      ...languages,
      'locales/de/language.json': { name: 'Deutsch', tag: 'de', order: 3, fallback: 'en' },
      'plugins/toll/locales/zh_cn/messages.json': { gate: { shut: '已关闭', open: '开' } },
      'plugins/toll/locales/en/messages.json': { gate: { shut: 'Shut', open: 'Open' } },
      'plugins/toll/locales/de/messages.json': { gate: { open: 'Offen' } },
    }),
  );
  const gate = files.get('generated/words/plugin-toll/gate.ts');
  expect(gate).toContain('shut: { zh_cn: "已关闭", en: "Shut", de: "Shut" }');
  expect(gate).toContain('open: { zh_cn: "开", en: "Open", de: "Offen" }');
});
