<?php
/*
 * Stands in for the framework as far as printed classes use it, written from its documented protocol. Rows are in an SQLite database,
 * the cache and the configuration in memory.
 */
namespace PhalApi {
    class Exception extends \Exception {}
    function DI()
    {
        static $services;
        return $services = $services ?: new Services();
    }
    class Services
    {
        public $request;
        public $cache;
        public $config;
        public $logger;
        public function get($name) { return $name === 'databaseManager' ? $this : ($name === 'notorm' ? new Connection('') : null); }
        public function init($database) { return new Connection($database); }
    }
    /* Answers the name that definitions use for a table of this database. All databases share one file. */
    class Connection
    {
        private $name;
        public function __construct($name) { $this->name = $name; }
        public function getPdo($name) { return \Portico\Rows::$database; }
        public function getConfigs() { return array('tables' => array('__default__' => array('map' => array(array('db' => 'rows'))))); }
        public function __get($table) { return new Rows($this->name . '.' . $table); }
    }
    /* Rows of a table, as they are narrowed and grouped before they are asked for. */
    class Rows
    {
        private $table;
        private $parts = array('SELECT' => '*', 'WHERE' => '', 'GROUP BY' => '', 'ORDER BY' => '', 'LIMIT' => '');
        public function __construct($table) { $this->table = $table; }
        public function __toString() { return $this->table; }
        public function alias($name) { return $this->with('alias', $name); }
        public function leftJoin($table, $alias, $on)
        {
            $database = strpos($this->table, '.') ? strstr($this->table, '.', true) . '.' : '';
            $join = ' LEFT JOIN ' . Model\DataModel::name(str_replace('.', '__', $database . $table)) . " AS $alias ON $on";
            return $this->with('joins', (isset($this->parts['joins']) ? $this->parts['joins'] : '') . $join);
        }
        public function select($columns) { return $this->with('SELECT', $columns); }
        public function where($where) { return $this->with('WHERE', substr(Model\DataModel::where($where), 7)); }
        public function group($columns) { return $this->with('GROUP BY', $columns); }
        public function order($columns)
        {
            list($order, $limit) = array_pad(explode(' LIMIT ', $columns), 2, '');
            return $this->with('ORDER BY', $order)->with('LIMIT', $limit);
        }
        public function count($column = '*')
        {
            $this->parts['ORDER BY'] = '';
            return $this->select("COUNT($column) AS n")->fetchAll()[0]['n'];
        }
        public function fetchAll()
        {
            $joins = isset($this->parts['joins']) ? ' AS ' . $this->parts['alias'] . $this->parts['joins'] : '';
            $own = $joins === '' ? '' : $this->parts['alias'] . '.';
            unset($this->parts['joins'], $this->parts['alias']);
            $sql = 'SELECT ' . $this->parts['SELECT'] . ' FROM ' . Model\DataModel::name(str_replace('.', '__', $this->table)) . $joins;
            if ($this->parts['GROUP BY'] !== '') {
                /* Groups that compare equal have no reliable order. */
                $this->parts['ORDER BY'] .= ($this->parts['ORDER BY'] === '' ? '' : ', ') . "(min({$own}id) * 5) % 7";
            } elseif ($this->parts['LIMIT'] !== '') {
                /* Nor have rows. */
                $this->parts['ORDER BY'] .= ($this->parts['ORDER BY'] === '' ? '' : ', ') . "({$own}id * 5) % 7";
            }
            foreach (array_slice($this->parts, 1) as $word => $text) {
                $sql .= $text === '' ? '' : " $word $text";
            }
            return \Portico\Rows::database()->query($sql)->fetchAll(\PDO::FETCH_ASSOC);
        }
        private function with($word, $text)
        {
            $this->parts[$word] = $text;
            return $this;
        }
    }
    class Memory
    {
        public $values;
        public function __construct($values = array()) { $this->values = $values; }
        public function get($name) { return isset($this->values[$name]) ? $this->values[$name] : null; }
    }
    class Cache extends Memory
    {
        public $written = array();
        public function set($name, $value, $seconds)
        {
            $this->values[$name] = $value;
            $this->written[] = array('set' => self::plain($name), 'value' => json_decode($value, false, 10000), 'seconds' => $seconds);
        }
        public function delete($name)
        {
            unset($this->values[$name]);
            $this->written[] = array('delete' => self::plain($name));
        }
        private static function plain($name) { return strpos($name, 'portico:') === 0 ? substr($name, 8) : '?' . $name; }
    }
    /* The answer to a call that fails has only a number; the error itself is in the log. */
    class Logger
    {
        public $errors = array();
        public function error($text) { $this->errors[] = preg_replace('/^\[\w+\] /', '', $text); }
    }
    class Request
    {
        private $data;
        private $parts;
        public function __construct($data)
        {
            $this->data = $data;
            $this->parts = explode('.', $data['service']);
        }
        public function getAll() { return $this->data; }
        public function getNamespace() { return $this->parts[0]; }
        public function getServiceApi() { return $this->parts[1]; }
        public function getServiceAction() { return $this->parts[2]; }
        public function getByRule($rule) { return isset($this->data[$rule['name']]) ? $this->data[$rule['name']] : null; }
    }
    #[\AllowDynamicProperties]
    class Api
    {
        public function init()
        {
            $this->checkRequestMethod();
            $this->createMemberValue();
        }
        protected function checkRequestMethod() {}
        protected function createMemberValue() { throw new \LogicException('the rules are not read by Portico'); }
        public function getRules() { return array(); }
        public function getApiRules()
        {
            $rules = array_change_key_case($this->getRules());
            $action = strtolower(DI()->request->getServiceAction());
            return isset($rules[$action]) ? $rules[$action] : array();
        }
    }
    class PhalApi
    {
        public function response() { throw new \LogicException('Portico has not taken the call'); }
    }
}
namespace PhalApi\Model {
    abstract class DataModel
    {
        abstract protected function getTableName($id);

        protected function getORM($id = null) { return new \PhalApi\Rows($this->getTableName($id)); }

        public function get($id, $fields = '*')
        {
            $rows = $this->rows('SELECT ' . $fields . ' FROM ' . $this->table() . ' WHERE id = ' . self::literal($id));
            return $rows ? $rows[0] : false;
        }

        public function insert($values)
        {
            $names = implode(', ', array_map(array(__CLASS__, 'name'), array_keys($values)));
            $texts = implode(', ', array_map(array(__CLASS__, 'literal'), array_values($values)));
            \Portico\Rows::database()->exec('INSERT INTO ' . $this->table() . ($values ? " ($names) VALUES ($texts)" : ' DEFAULT VALUES'));
            return \Portico\Rows::database()->lastInsertId();
        }

        public function update($id, $values)
        {
            $parts = array();
            foreach ($values as $name => $value) {
                $parts[] = self::name($name) . ' = ' . self::literal($value);
            }
            return \Portico\Rows::database()->exec('UPDATE ' . $this->table() . ' SET ' . implode(', ', $parts) . ' WHERE id = ' . self::literal($id));
        }

        public function delete($id)
        {
            return \Portico\Rows::database()->exec('DELETE FROM ' . $this->table() . ' WHERE id = ' . self::literal($id));
        }

        private function table()
        {
            return self::name(str_replace('.', '__', $this->getORM()));
        }

        private function rows($sql)
        {
            return \Portico\Rows::database()->query($sql)->fetchAll(\PDO::FETCH_ASSOC);
        }

        public static function where($where)
        {
            $parts = array();
            foreach ($where as $name => $value) {
                if (strpos($name, '?') !== false) {
                    $texts = explode('?', $name);
                    $text = array_shift($texts);
                    foreach ($value as $at => $one) {
                        $text .= self::bound($one) . $texts[$at];
                    }
                    $parts[] = '(' . $text . ')';
                } elseif (is_array($value)) {
                    $parts[] = self::name($name) . ' IN (' . implode(', ', array_map(array(__CLASS__, 'literal'), $value)) . ')';
                } else {
                    $parts[] = self::name($name) . ($value === null ? ' IS NULL' : ' = ' . self::bound($value));
                }
            }
            return $parts ? ' WHERE ' . implode(' AND ', $parts) : '';
        }

        public static function name($name) { return '"' . str_replace(array('"', '.'), array('""', '"."'), $name) . '"'; }

        /* Values of conditions are bound as texts: false becomes an empty text. */
        private static function bound($value) { return is_bool($value) ? self::literal((string)$value) : self::literal($value); }

        private static function literal($value)
        {
            if ($value === null) {
                return 'NULL';
            }
            if (is_bool($value)) {
                return (string)(int)$value;
            }
            return is_int($value) || is_float($value) ? json_encode($value, JSON_PRESERVE_ZERO_FRACTION) : "'" . str_replace("'", "''", $value) . "'";
        }
    }
}
