import { realFramework } from './phalapi-framework.ts';

/** What brings the framework: `classes` stand in front of all code, `setUp` connects it to `$pdo`. */
interface Framework {
  classes: string;
  setUp: string;
}

/**
 * The framework over the database of a test: its own sources where `PORTICO_PHALAPI` names them, else what stands in for it.
 * @param folder where an autoloader may be written
 */
export function frameworkOnRows(folder: string): Framework {
  const autoload = process.env.PORTICO_PHALAPI ? realFramework(folder) : null;
  return autoload === null ? { classes: standInClasses, setUp: standInSetUp } : { classes: '', setUp: real(autoload) };
}

/** The framework's own connection would be made of a configuration, for which SQLite has no words. */
const real = (autoload: string) => `
  require ${JSON.stringify(autoload)};
  class OnlyDatabase extends \\PhalApi\\Database\\NotORMDatabase {
    public static $pdo;
    protected function createPDOBy($config) { return self::$pdo; }
  }
  OnlyDatabase::$pdo = $pdo;
  $pdo->setAttribute(\\PDO::ATTR_STRINGIFY_FETCHES, false);
  $pdo->setAttribute(\\PDO::ATTR_EMULATE_PREPARES, false);
  $default = array('prefix' => '', 'key' => 'id', 'map' => array(array('db' => 'only')));
  \\PhalApi\\DI()->notorm_far = new OnlyDatabase(array('servers' => array('only' => array('name' => 'only')), 'tables' => array('__default__' => $default)));
  \\PhalApi\\DI()->notorm = \\PhalApi\\DI()->notorm_far;
  \\PhalApi\\DI()->tracer = null;
`;

const standInSetUp = `
  OnlyDatabase::$pdo = $pdo;
  $pdo->setAttribute(\\PDO::ATTR_EMULATE_PREPARES, false);
`;

/**
 * As much of the framework's protocol as printed models touch, over a real database. Own work, written from what the framework sends to databases: it
 * writes values into statements except those of `?`, floats with six digits, and `LIMIT a,b`.
 */
const standInClasses = `
namespace PhalApi {
  class Exception extends \\Exception {}
  #[\\AllowDynamicProperties]
  class Api { public function getRules() { return array(); } }
  class Services { public function get($name) { return $name === 'databaseManager' ? null : new \\OnlyDatabase(); } }
  function DI() { static $services; return $services = $services ?: new Services(); }
}
namespace PhalApi\\Model {
  abstract class DataModel {
    abstract protected function getTableName($id);
    protected function getORM($id = null) { return new \\TableRows($this->getTableName($id)); }
    public function get($id) { $found = $this->getORM()->where(array('id' => $id))->fetchAll(); return $found ? $found[0] : false; }
    public function insert($values) { return $this->getORM()->insert($values); }
    public function update($id, $values) { return $this->getORM()->where(array('id' => $id))->update($values); }
    public function delete($id) { return $this->getORM()->where(array('id' => $id))->delete(); }
  }
}
namespace {
  class OnlyDatabase {
    public static $pdo;
    public function getPdo($name) { return self::$pdo; }
    public function getConfigs() { return array('tables' => array('__default__' => array('map' => array(array('db' => 'only'))))); }
    public function __get($table) { return new TableRows($table); }
  }
  class TableRows {
    private $table; private $alias = ''; private $joins = ''; private $columns = array(); private $where = array(); private $bound = array();
    private $group = ''; private $order = array(); private $limit = '';
    public function __construct($table) { $this->table = $table; }
    public function alias($name) { $this->alias = $name; return $this; }
    public function leftJoin($table, $alias, $on) { $this->joins .= " LEFT JOIN $table AS $alias ON $on"; return $this; }
    public function select($columns) { $this->columns[] = $columns; return $this; }
    public function group($columns) { $this->group = $columns; return $this; }
    public function order($columns) { $this->order[] = $columns; return $this; }
    public function limit($start, $size = null) { $this->limit = $size ? "$start,$size" : "$start"; return $this; }
    public function where($conditions) {
      foreach ($conditions as $text => $value) {
        if (strpos($text, '?') !== false) { $this->bound = array_merge($this->bound, $value); $this->where[] = "($text)"; }
        elseif ($value === null) { $this->where[] = "($text IS NULL)"; }
        else { $this->where[] = is_array($value) ? "($text IN " . $this->quote($value) . ')' : "($text = " . $this->quote($value) . ')'; }
      }
      return $this;
    }
    public function fetchAll() { return $this->run('SELECT ' . ($this->columns ? implode(', ', $this->columns) : '*') . $this->from() . $this->tail())->fetchAll(\\PDO::FETCH_ASSOC); }
    public function count($column) { return $this->run("SELECT COUNT($column)" . $this->from() . $this->conditions())->fetchColumn(); }
    public function insert($values) {
      $quoted = array_map(array($this, 'name'), array_keys($values));
      $this->run("INSERT INTO $this->table " . ($values ? '(' . implode(', ', $quoted) . ') VALUES ' . $this->quote($values) : 'DEFAULT VALUES'));
      return (int)OnlyDatabase::$pdo->lastInsertId();
    }
    public function update($values) {
      $set = array();
      foreach ($values as $name => $value) { $set[] = $this->name($name) . ' = ' . $this->quote($value); }
      return $this->run("UPDATE $this->table SET " . implode(', ', $set) . $this->conditions())->rowCount();
    }
    public function delete() { return $this->run("DELETE FROM $this->table" . $this->conditions())->rowCount(); }
    private function from() { return " FROM $this->table" . ($this->joins === '' ? '' : " AS $this->alias$this->joins"); }
    private function conditions() { return $this->where ? ' WHERE ' . implode(' AND ', $this->where) : ''; }
    private function tail() {
      $group = $this->group === '' ? '' : " GROUP BY $this->group";
      $order = $this->order ? ' ORDER BY ' . implode(', ', $this->order) : '';
      return $this->conditions() . $group . $order . ($this->limit === '' ? '' : " LIMIT $this->limit");
    }
    private function name($name) { return OnlyDatabase::$pdo->getAttribute(\\PDO::ATTR_DRIVER_NAME) === 'mysql' ? '\`' . $name . '\`' : $name; }
    private function quote($value) {
      if (is_array($value)) { return '(' . implode(', ', array_map(array($this, 'quote'), $value)) . ')'; }
      if ($value === null) { return 'NULL'; }
      if (is_float($value)) { return sprintf('%F', $value); }
      return $value === false ? '0' : (is_int($value) ? (string)$value : OnlyDatabase::$pdo->quote($value));
    }
    private function run($text) {
      $statement = OnlyDatabase::$pdo->prepare($text);
      foreach ($this->bound as $at => $value) { $statement->bindValue($at + 1, $value, is_int($value) ? \\PDO::PARAM_INT : \\PDO::PARAM_STR); }
      $statement->execute();
      return $statement;
    }
  }
}
`;
