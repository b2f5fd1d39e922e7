import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { drawn } from '../nodes/drawn.ts';
import { hasPhp } from './php-project.ts';

const columns = [
  { name: 'name', type: 'string' },
  { name: 'stock', type: 'integer' },
];
const order = drawn({
  service: 'Shop.Order.Place',
  parameters: [{ name: 'goods', type: 'integer', required: true }],
  nodes: {
    order: { type: 'table', settings: { operation: 'insert', table: 'both_order', columns }, values: { name: 'tea', stock: 1 } },
    taken: { type: 'table', settings: { operation: 'update', table: 'both_goods', columns }, values: { stock: 0 } },
    none: { type: 'operation', settings: { operator: 'equal' }, values: { b: 0 } },
    missing: { type: 'fail', settings: { ret: 404, message: '没有这个商品' } },
  },
  edges: ['goods.value -> taken.id', 'taken.updated -> none.a', 'none.result -> missing.when', 'order.id -> return.id'],
});

const [, , , change] = crudDefinitions(
  { namespace: 'Shop', class: 'Goods', title: '商品' },
  {
    name: 'both_goods',
    columns: [
      { name: 'name', type: 'string', required: true },
      { name: 'stock', type: 'integer', default: 5 },
    ],
  },
);

/** As much of the framework's protocol as models touch, over a database that is really there. */
const framework = `<?php
namespace PhalApi { class Exception extends \\Exception {} class Api { public function getRules() { return array(); } }
class Database { private $pdo; public function __construct() { $this->pdo = new \\PDO('sqlite::memory:'); $this->pdo->setAttribute(\\PDO::ATTR_ERRMODE, \\PDO::ERRMODE_EXCEPTION); }
  public function getConfigs() { return array('tables' => array('__default__' => array('map' => array(array('db' => 'db_master'))))); }
  public function getPdo($key) { if ($key !== 'db_master') { throw new \\Exception('no database ' . $key); } return $this->pdo; } }
class Services { private $database; public function __construct() { $this->database = new Database(); } public function get($name) { return $name === 'notorm' ? $this->database : null; } }
function DI() { static $di; return $di = $di ?: new Services(); } }
namespace PhalApi\\Model { abstract class DataModel {
  abstract protected function getTableName($id);
  private function run($sql, $values) { $s = \\PhalApi\\DI()->get('notorm')->getPdo('db_master')->prepare($sql); $s->execute($values); return $s; }
  public function get($id) { return $this->run('select * from ' . $this->getTableName(null) . ' where id = ?', array($id))->fetch(\\PDO::FETCH_ASSOC); }
  public function insert($v) { $this->run('insert into ' . $this->getTableName(null) . ' (' . implode(', ', array_keys($v)) . ') values (' . implode(', ', array_fill(0, count($v), '?')) . ')', array_values($v)); return \\PhalApi\\DI()->get('notorm')->getPdo('db_master')->lastInsertId(); }
  public function update($id, $v) { $set = implode(', ', array_map(function ($n) { return $n . ' = ?'; }, array_keys($v))); return $this->run('update ' . $this->getTableName(null) . ' set ' . $set . ' where id = ?', array_merge(array_values($v), array($id)))->rowCount(); }
} }
namespace {
  $files = json_decode($argv[1]);
  spl_autoload_register(function ($class) use ($files) {
    foreach ($files as $file) { if (strcasecmp('src/' . str_replace('\\\\', '/', $class) . '.php', $file) === 0) { require __DIR__ . '/' . $file; } }
  });
  $pdo = \\PhalApi\\DI()->get('notorm')->getPdo('db_master');
  $pdo->exec('create table both_order (id integer primary key autoincrement, name text, stock integer)');
  $pdo->exec('create table both_goods (id integer primary key autoincrement, name text, stock integer)');
  $pdo->exec("insert into both_goods (name, stock) values ('tea', 3)");
  $answers = array();
  foreach (array(7, 1) as $goods) {
    $order = new \\Shop\\Domain\\Order();
    try { $ret = 200; $order->place($goods); } catch (\\Portico\\Failure $error) { $ret = $error->getCode(); }
    $answers[] = array($ret, (int)$pdo->query('select count(*) from both_order')->fetchColumn(), (int)$pdo->query('select stock from both_goods')->fetchColumn(), $pdo->inTransaction());
  }
  $row = function ($id) use ($pdo) { return $pdo->query('select name, stock from both_goods where id = ' . $id)->fetch(\\PDO::FETCH_NUM); };
  $goods = new \\Shop\\Domain\\Goods();
  $goods->update(1, null, 4);
  $answers[] = $row(1);
  $goods->update(1, 'cup', \\Portico\\Absent::value());
  $answers[] = $row(1);
  $goods->update(1, null, null);
  $answers[] = $row(1);
  $rules = array('name' => array('required' => true), 'stock' => array('default' => 5));
  $model = new \\Shop\\Model\\BothGoodsModel();
  foreach (array(array('name' => 'pot', 'stock' => null), array('name' => null)) as $values) {
    try { $answers[] = $row(\\Portico\\Table::insert($model, $values, '', $rules)); } catch (\\Portico\\Failure $error) { $answers[] = $error->getMessage(); }
  }
  echo json_encode($answers);
}
`;

const folder = mkdtempSync(join(tmpdir(), 'portico-transaction-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!hasPhp)('generated PHP keeps or undoes what a run writes as a whole, and holds rows to the rules of their columns', () => {
  const files = [...new Map([order, change!].flatMap((definition) => generate(definition, 'php')).map((file) => [file.path, file])).values()];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'run.php'), framework);
  const paths = files.map(({ path }) => path).filter((path) => !/\/(Api|Gateway)\//.test(path));
  const domain = files.find(({ path }) => path.includes('/Domain/'))!.text;
  expect(domain).toContain('return Transaction::run(function () use ($goods) {');
  const output = execFileSync('php', [join(folder, 'run.php'), JSON.stringify(paths)], { encoding: 'utf8', stdio: 'pipe' });
  expect(JSON.parse(output)).toEqual([[404, 0, 3, false], [200, 1, 0, false], ['tea', 4], ['cup', 4], ['cup', null], ['pot', 5], '字段 name 必填，不能为空']);
});
