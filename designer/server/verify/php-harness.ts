/**
 * Runs the cases of stdin one after the other and prints one JSON line for each. Stands in for the framework as far as generated classes
 * name it; holds no code of it. Classes that lead outside have a player in their place: it answers what the TypeScript half was told, call
 * by call, and refuses a call that is not the same.
 */
export const phpHarness = String.raw`<?php
namespace PhalApi {
    class Exception extends \Exception {}
    class Api { public function getRules() { return array(); } }
    /* A database hands out the name that definitions have for a table of it. */
    class Connection
    {
        private $name;
        public function __construct($name) { $this->name = $name; }
        public function __get($table) { return $this->name . '.' . $table; }
    }
    class Services
    {
        public function get($name) { return $name === 'databaseManager' ? $this : null; }
        public function init($database) { return new Connection($database); }
    }
    function DI() { return new Services(); }
}
namespace PhalApi\Model {
    abstract class DataModel
    {
        abstract protected function getTableName($id);
        protected function getORM($id = null) { return $this->getTableName($id); }
    }
}
namespace Portico {
    final class Player
    {
        public static $tape = array();
        public static $at = 0;

        public static function tell($name, $args)
        {
            $entry = isset(self::$tape[self::$at]) ? self::$tape[self::$at] : null;
            self::$at++;
            if ($entry === null || $entry->name !== $name) {
                throw new \RuntimeException('PHP 调用 ' . $name . '，TypeScript ' . ($entry === null ? '没有调用' : '调用 ' . $entry->name));
            }
            if (self::canonical($args) !== self::canonical($entry->args)) {
                throw new \RuntimeException('调用 ' . $name . ' 的参数不一致：' . json_encode($args, JSON_UNESCAPED_UNICODE));
            }
            return Json::plain($entry->answer);
        }

        /* The same for the same JSON, but for members that are null: no call tells them from missing ones. */
        private static function canonical($value)
        {
            if (is_int($value)) {
                return (float)$value;
            }
            if ($value instanceof Absent) {
                return null;
            }
            if (!is_array($value) && !is_object($value)) {
                return $value;
            }
            $members = (array)$value;
            if (is_object($value) || ($members && array_keys($members) !== range(0, count($members) - 1))) {
                $members = array_filter($members, function ($member) {
                    return $member !== null && !$member instanceof Absent;
                });
                ksort($members, SORT_STRING);
            }
            return array_map(array(__CLASS__, 'canonical'), $members);
        }
    }
    final class Table
    {
        public static function listRows($model, $equal, $page, $perPage, $sort, $types)
        {
            $request = array('equal' => $equal, 'page' => $page, 'perPage' => $perPage, 'sort' => $sort);
            return Player::tell('tables.list', array(self::name($model), $request));
        }

        public static function count($model, $equal)
        {
            return Player::tell('tables.count', array(self::name($model), $equal));
        }

        public static function get($model, $id, $types)
        {
            return Player::tell('tables.get', array(self::name($model), $id));
        }

        public static function insert($model, $values, $rules = array())
        {
            return Player::tell('tables.insert', array(self::name($model), $values));
        }

        public static function update($model, $id, $values, $rules = array())
        {
            $given = array();
            foreach ($values as $name => $value) {
                if (!$value instanceof Absent) {
                    $given[] = array($name, $value);
                }
            }
            return Player::tell('tables.update', array(self::name($model), $id, $given));
        }

        public static function delete($model, $id)
        {
            return Player::tell('tables.delete', array(self::name($model), $id));
        }

        private static function name($model)
        {
            $method = new \ReflectionMethod($model, 'getORM');
            $method->setAccessible(true);
            return $method->invoke($model);
        }
    }
    final class Http
    {
        public static function call($request)
        {
            return Player::tell('http', array($request));
        }
    }
    final class Config
    {
        public static function get($name)
        {
            return Player::tell('config', array($name));
        }
    }
    final class Fresh
    {
        public static function now()
        {
            return Player::tell('now', array());
        }

        public static function random()
        {
            return Player::tell('random', array());
        }

        public static function uuid()
        {
            return Player::tell('uuid', array());
        }
    }
    final class Cache
    {
        public static function get($key)
        {
            return Player::tell('cache.get', array($key));
        }

        public static function set($key, $value, $seconds)
        {
            Player::tell('cache.set', array($key, $value, $seconds));
        }

        public static function delete($key)
        {
            Player::tell('cache.delete', array($key));
        }
    }
    final class Call
    {
        public static function service($service, $values, $from)
        {
            return Player::tell('call', array($service, $values));
        }
    }
    final class Procedure
    {
        public static function call($database, $name, $values)
        {
            return Player::tell('procedure', array($database, $name, $values));
        }
    }
}
namespace {
    $job = json_decode(stream_get_contents(STDIN));
    $files = (array)$job->files;
    spl_autoload_register(function ($class) use ($files) {
        if (isset($files[$class])) {
            require __DIR__ . '/' . $files[$class];
        }
    });
    \Portico\Input::$language = 'zh_cn';
    \Portico\Caller::$current = (array)$job->caller;
    $api = new $job->api();
    $rules = $api->getRules();
    /* Files come beside the fields of a form; what is in them no interface reads. */
    function uploads($rules, $form)
    {
        $files = array();
        foreach ($rules as $rule) {
            $name = $rule['name'];
            if ($rule['type'] === 'file' && isset($form->$name)) {
                $files[$name] = array('name' => $form->$name, 'size' => isset($rule['min']) ? $rule['min'] : 1, 'error' => UPLOAD_ERR_OK);
                unset($form->$name);
            }
        }
        return $files;
    }

    $end = microtime(true) + $job->seconds;
    foreach ($job->cases as $case) {
        if (microtime(true) > $end) {
            break;
        }
        \Portico\Player::$tape = $case->tape;
        \Portico\Player::$at = 0;
        \Portico\Loop::$turns = 0;
        try {
            $files = uploads($rules[$job->action], $case->form);
            $values = \Portico\Input::read($rules[$job->action], (array)$case->form, $files);
            $domain = new $job->domain();
            $answer = array('ret' => 200, 'data' => call_user_func_array(array($domain, $job->method), array_values($values)), 'msg' => '');
            if (\Portico\Player::$at < count($case->tape)) {
                $answer['fault'] = 'TypeScript 还调用 ' . $case->tape[\Portico\Player::$at]->name . '，PHP 没有调用';
            }
        } catch (\Portico\Failure $failure) {
            $answer = array('ret' => $failure->getCode(), 'data' => null, 'msg' => $failure->getMessage());
        } catch (\Throwable $error) {
            $answer = array('ret' => 500, 'data' => null, 'msg' => '', 'fault' => get_class($error) . ': ' . $error->getMessage());
        }
        if ($job->trace) {
            $answer['steps'] = \Portico\Trace::$steps;
            \Portico\Trace::$steps = array();
        }
        echo json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_PARTIAL_OUTPUT_ON_ERROR, 10000), "\n";
    }
}
`;
