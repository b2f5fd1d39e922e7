<?php
/*
 * Replaces the classes whose answers differ from run to run. Each replays what the TypeScript run recorded, call by call, and fails when a call
 * or its arguments differ. All other classes are the printed ones.
 */
namespace Portico {
    /* The headers of an answer; the command line sends none. */
    final class Sent
    {
        public static $headers = array();
    }
    function header($line)
    {
        list($name, $value) = explode(': ', $line, 2) + array('', '');
        Sent::$headers[strtolower($name)] = $value;
    }
    function headers_sent() { return false; }
    /* Stands behind php://input. */
    final class RequestBody
    {
        public static $text = '';
        public $context;
        private $at = 0;

        public function stream_open($path)
        {
            return $path === 'php://input';
        }

        public function stream_read($count)
        {
            $part = (string)substr(self::$text, $this->at, $count);
            $this->at += strlen($part);
            return $part;
        }

        public function stream_eof()
        {
            return $this->at >= strlen(self::$text);
        }

        public function stream_stat()
        {
            return array();
        }
    }
    /* The database of the tables; null when PHP cannot open SQLite. */
    final class Rows
    {
        public static $database = null;

        public static function database()
        {
            if (self::$database === null) {
                throw new NoDatabase('pdo_sqlite');
            }
            return self::$database;
        }
    }
    final class NoDatabase extends \Error {}
    final class Replay
    {
        public static $recording = array();
        public static $at = 0;

        public static function answer($name, $args)
        {
            $entry = isset(self::$recording[self::$at]) ? self::$recording[self::$at] : null;
            self::$at++;
            if ($entry === null || $entry->name !== $name) {
                throw new \AssertionError('PHP 调用 ' . $name . '，TypeScript ' . ($entry === null ? '没有调用' : '调用 ' . $entry->name));
            }
            if (self::canonical($args) !== self::canonical($entry->args)) {
                throw new \AssertionError('调用 ' . $name . ' 的参数不一致：' . json_encode($args, JSON_UNESCAPED_UNICODE));
            }
            return Json::plain($entry->answer);
        }

        /* Equal for equal JSON. Members that are null count as missing, as no call distinguishes them. */
        private static function canonical($value)
        {
            if ($value instanceof Absent) {
                return null;
            }
            if (is_int($value)) {
                return (float)$value;
            }
            if (!is_array($value) && !is_object($value)) {
                return $value;
            }
            $members = (array)$value;
            if (is_object($value) || ($members && array_keys($members) !== range(0, count($members) - 1))) {
                $members = array_filter($members, function ($member) {
                    return $member !== null;
                });
                ksort($members, SORT_STRING);
            }
            return array_map(array(__CLASS__, 'canonical'), $members);
        }
    }
    final class Fresh
    {
        public static function now()
        {
            return Replay::answer('now', array());
        }

        public static function random()
        {
            return Replay::answer('random', array());
        }

        public static function uuid()
        {
            return Replay::answer('uuid', array());
        }

        /* Nobody waits for a stub to come to itself. */
        public static function pause($milliseconds) {}
    }
    final class Password
    {
        public static function hash($password)
        {
            return Replay::answer('passwords.hash', array($password));
        }

        public static function verify($password, $hash)
        {
            return Replay::answer('passwords.verify', array($password, $hash));
        }
    }
    final class Call
    {
        public static function service($service, $values, $from)
        {
            return Replay::answer('call', array($service, $values));
        }
    }
    final class Statement
    {
        public static function run($database, $statement, $values, $rows, $seconds, $writes)
        {
            $answer = Replay::answer('sql', array($database, $statement, $values, $rows, $seconds, $writes));
            $found = array('rows' => array(), 'changed' => $answer['changed']);
            foreach ($answer['rows'] as $row) {
                $found['rows'][] = (array)$row;
            }
            return $found;
        }
    }
    final class Procedure
    {
        public static function call($database, $name, $values)
        {
            return Replay::answer('procedure', array($database, $name, $values));
        }
    }
}
