import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import { zipOf } from '../../../designer/codegen/code-tree/zip-of.ts';
import { codeOf } from '../../../designer/codegen/hand-edit/code-of.ts';
import { createTableSql } from '../../../designer/codegen/sql/create-table.ts';
import { checkTableSpec } from '../../../designer/model/checks/check-table.ts';
import { hasPhp, PhpProject } from './php-project.ts';
import { goods, grade, sampleDefinitions } from './sample-definitions.ts';

it('holds one Api and one Domain file per class, models, support, handlers with types, tables and a README', () => {
  const paths = codeTree(sampleDefinitions()).map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('php/src/portico/'))).toMatchInlineSnapshot(`
    [
      "README.md",
      "php/phpstan.neon",
      "php/public/index.php",
      "php/src/shop/Api/Goods.php",
      "php/src/shop/Domain/Goods.php",
      "php/src/shop/Model/ShopGoodsModel.php",
      "php/src/tool/Api/School.php",
      "php/src/tool/Api/Weather.php",
      "php/src/tool/Domain/School.php",
      "php/src/tool/Domain/Weather.php",
      "sql/shop_goods.mysql.sql",
      "sql/shop_goods.postgres.sql",
      "sql/shop_goods.sqlite.sql",
      "ts/Shop/Goods.Create.ts",
      "ts/Shop/Goods.Delete.ts",
      "ts/Shop/Goods.Get.ts",
      "ts/Shop/Goods.GetList.ts",
      "ts/Shop/Goods.Update.ts",
      "ts/Tool/School.Double.ts",
      "ts/Tool/School.Grade.ts",
      "ts/Tool/Weather.Forecast.ts",
      "ts/portico-runtime.d.ts",
    ]
  `);
  expect(paths).toContain('php/src/portico/StrictInput.php');
  expect(new Set(paths).size).toBe(paths.length);
});

it('says in both languages how it gets into a project, with the namespaces it has', () => {
  const readme = codeTree([grade()], { baseClass: 'Tool\\Common\\Api', source: 'classes', namespaceFolder: 'same' }).find(
    ({ path }) => path === 'README.md',
  )!.text;
  expect(readme).toContain('"Tool\\\\": "classes/Tool"');
  expect(readme).toContain('"Portico\\\\": "classes/Portico"');
  expect(readme).toContain('复制到项目根目录');
  expect(readme).toContain('into the root of your project');
});

it('has the base class and folders of the settings', () => {
  const files = codeTree([grade()], { baseClass: 'Tool\\Common\\Api', source: 'classes', namespaceFolder: 'same' });
  expect(files.find(({ path }) => path === 'php/classes/Tool/Api/School.php')?.text).toContain('use Tool\\Common\\Api;');
});

it('takes hand edits along', () => {
  const base = codeOf(grade(), 'php').file.text;
  const text = base.replace("'failed'", "'not yet'");
  const files = codeTree([{ ...grade(), code: { php: { text, base } } }]);
  expect(files.find(({ path }) => path === 'php/src/tool/Domain/School.php')?.text).toBe(text);
});

it('a zip is the same bytes for the same files, and holds them', () => {
  const files = codeTree(sampleDefinitions());
  const zip = zipOf(files);
  expect(Buffer.from(zipOf([...files].reverse())).equals(Buffer.from(zip))).toBe(true);
  const found = Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }));
  expect(found).toEqual(files.map(({ path, text }) => ({ path, text })));
});

it.skipIf(!hasPhp)('every PHP file is right, and loads without a warning', () => {
  const files = codeTree(sampleDefinitions())
    .filter(({ path }) => path.startsWith('php/'))
    .map((file) => ({ ...file, path: file.path.slice('php/'.length) }));
  const project = new PhpProject(files);
  try {
    expect(project.errors()).toEqual([]);
    expect(project.run([{ class: '\\Tool\\Api\\School', method: 'double', members: { n: 4 } }])).toEqual([
      { data: { twice: 8, limits: { low: 0, high: [1, 2.5] } } },
    ]);
  } finally {
    project.remove();
  }
});

it.skipIf(!hasPhp)('a domain class is called without any request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-domain-'));
  try {
    for (const { path, text } of codeTree([grade()]).filter((file) => file.path.endsWith('.php'))) {
      writeFileSync(join(folder, path.split('/').slice(2).join('.').toLowerCase()), text);
    }
    const code = `namespace PhalApi { class Exception extends \\Exception {} } namespace {
      spl_autoload_register(function ($class) { require ${JSON.stringify(folder)} . '/' . strtolower(str_replace('\\\\', '.', $class)) . '.php'; });
      echo json_encode((new Tool\\Domain\\School())->grade(70, null, 'b')); }`;
    expect(execFileSync('php', ['-d', 'display_errors=stderr', '-r', code]).toString()).toBe('{"grade":"B","tags":null}');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a table whose name ends like a shard is refused', () => {
  for (const name of ['log_2024', 'log_007', 'log_1e3', 'a_b_0'])
    expect(checkTableSpec({ name, columns: [] }, '').map(({ code }) => code)).toContain('table-suffix');
  for (const name of ['log_2024a', 'log2024', 'log_e3', 'log_v1']) expect(checkTableSpec({ name, columns: [] }, '')).toEqual([]);
});

it('tables carry comments, and money is whole fen', () => {
  const table = goods()[0]!.table!;
  expect((['mysql', 'postgres', 'sqlite'] as const).map((dialect) => createTableSql(table, dialect).text).join('\n')).toMatchInlineSnapshot(`
    "CREATE TABLE \`shop_goods\` (
      \`id\` BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      \`name\` VARCHAR(50) NOT NULL COMMENT '商品名',
      \`price\` BIGINT COMMENT '价格 (fen)',
      \`on_sale\` TINYINT(1) DEFAULT 1,
      \`tags\` JSON
    ) DEFAULT CHARSET=utf8mb4;

    CREATE TABLE "shop_goods" (
      "id" BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      "name" VARCHAR(50) NOT NULL,
      "price" BIGINT,
      "on_sale" BOOLEAN DEFAULT true,
      "tags" JSONB
    );
    COMMENT ON COLUMN "shop_goods"."name" IS '商品名';
    COMMENT ON COLUMN "shop_goods"."price" IS '价格 (fen)';

    CREATE TABLE "shop_goods" (
      "id" INTEGER PRIMARY KEY AUTOINCREMENT,
      "name" TEXT NOT NULL, -- 商品名
      "price" INTEGER, -- 价格 (fen)
      "on_sale" BOOLEAN DEFAULT 1,
      "tags" JSON
    );
    "
  `);
});

it('a table can be made and filled, whatever its texts say', () => {
  const nasty = "*/ ); DROP TABLE x; -- ' \" \n \u2028 \\ '';";
  const columns = [
    { name: 'order', type: 'string' as const, description: nasty, default: nasty },
    { name: 'price', type: 'integer' as const, format: 'money' as const, references: 'other', description: nasty },
  ];
  const database = new DatabaseSync(':memory:');
  database.exec(createTableSql({ name: 'select', columns }, 'sqlite').text);
  database.exec('INSERT INTO "select" (price) VALUES (5)');
  expect(database.prepare('SELECT * FROM "select"').all()).toEqual([{ id: 1, order: nasty.replace('\n', ' '), price: 5 }]);
  database.close();
});
