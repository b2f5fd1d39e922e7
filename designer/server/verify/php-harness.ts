/**
 * Classes of the generated PHP that lead outside. A verification puts a player in their place: it answers what the TypeScript half was
 * told, call by call, and notes a call that is not the same.
 */
export const outsideClasses = ['Table', 'Http', 'Config', 'Cache', 'Call', 'Procedure'] as const;

/**
 * Runs the cases of stdin, a JSON list, one after the other and prints their answers as a JSON list. Stands in for the framework as far as
 * generated classes name it; holds no code of it.
 */
export const phpHarness = String.raw`<?php
namespace PhalApi {
    class Exception extends \Exception {}
    class Api { public function getRules() { return array(); } }
}
namespace PhalApi\Model {
    abstract class DataModel { abstract protected function getTableName($id); }
}
namespace Portico {
    final class Tape
    {
        public static $entries = array();
        public static $at = 0;

        public static function next($class, $args)
        {
            $entry = isset(self::$entries[self::$at]) ? self::$entries[self::$at] : null;
            self::$at++;
            if ($entry === null || !self::isSame($class, $entry->name)) {
                throw new \RuntimeException('calls ' . $class . ' where TypeScript calls ' . ($entry === null ? 'nothing' : $entry->name));
            }
            $given = array();
            self::leaves($args, $given);
            $wanted = array();
            self::leaves($entry->args, $wanted);
            foreach ($wanted as $index => $value) {
                if (!array_key_exists($index, $given) || $given[$index] != $value) {
                    throw new \RuntimeException('hands ' . $entry->name . ' other values');
                }
            }
            return Json::plain($entry->answer);
        }

        private static function isSame($class, $name)
        {
            $first = explode('.', $name)[0];
            return strtolower($class) === $first || strtolower($class) . 's' === $first;
        }

        private static function leaves($value, &$found)
        {
            if ($value instanceof \PhalApi\Model\DataModel) {
                $method = new \ReflectionMethod($value, 'getTableName');
                $method->setAccessible(true);
                $found[] = $method->invoke($value, null);
            } elseif (is_array($value) || is_object($value)) {
                foreach ($value as $member) {
                    self::leaves($member, $found);
                }
            } elseif ($value !== null) {
                $found[] = $value;
            }
        }
    }
    final class Trace
    {
        public static $steps = array();

        public static function node($id, $outputs)
        {
            self::$steps[] = array('node' => $id, 'outputs' => $outputs);
        }
    }
}
namespace {
    $map = json_decode($argv[1], true);
    spl_autoload_register(function ($class) use ($map) {
        if (isset($map[$class])) {
            require __DIR__ . '/' . $map[$class];
        }
    });
    $job = json_decode(stream_get_contents(STDIN));
    \Portico\Input::$language = 'zh_cn';
    \Portico\Caller::$current = (array)$job->caller;
    $answers = array();
    $api = new $job->api();
    $rules = $api->getRules();
    $rules = $rules[$job->action];
    foreach ($job->cases as $case) {
        \Portico\Tape::$entries = $case->tape;
        \Portico\Tape::$at = 0;
        \Portico\Trace::$steps = array();
        try {
            $values = \Portico\Input::read($rules, (array)$case->form);
            $domain = new $job->domain();
            $answer = array('ret' => 200, 'data' => call_user_func_array(array($domain, $job->method), array_values($values)), 'msg' => '');
            if (\Portico\Tape::$at < count($case->tape)) {
                $answer['fault'] = 'makes fewer calls than TypeScript';
            }
        } catch (\Portico\Failure $failure) {
            $answer = array('ret' => $failure->getCode(), 'data' => null, 'msg' => $failure->getMessage());
        } catch (\Throwable $error) {
            $answer = array('ret' => 500, 'data' => null, 'msg' => get_class($error), 'fault' => $error->getMessage());
        }
        if ($job->trace) {
            $answer['steps'] = \Portico\Trace::$steps;
        }
        $answers[] = $answer;
    }
    echo json_encode($answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_PARTIAL_OUTPUT_ON_ERROR);
}
`;
