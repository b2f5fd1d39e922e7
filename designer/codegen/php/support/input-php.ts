import { integerRangeTexts, parameterTexts, parameterTypeTexts } from '../../../../engine/core/validation/values/parameter-texts.ts';
import { maxDepth } from '../../../../engine/core/validation/values/read-value.ts';
import { phpTexts } from './php-texts.ts';

/**
 * Strict parameters: engine/core/validation/parameters.ts in PHP, its sentences included. One test holds both to the same values and faults.
 * Reads the rules that designer/codegen/php/rules.ts prints.
 */
export const inputPhp = `${String.raw`<?php
// Made by Portico. The parameters of a call, read strictly: all faults at once.

namespace Portico;

final class Input
{
    /** @var array<mixed> Fields every call may carry. A project with fields of its own adds them here. */
    public static $common = array('service', 's', 'app_key', 'access_token', 'sign', 'timestamp', 'nonce');

    /** @var mixed The language of the sentences: zh_cn or en. Left null: the header Accept-Language decides. */
    public static $language = null;

    /** @var array<mixed> */
    private $faults = array();

    /**
     * @param array<mixed> $rules  member => rule, as getRules() has them for one action
     * @param array<mixed> $form   what the caller sent, by name
     * @param array<mixed> $files  uploads, as in $_FILES
     * @param bool         $isJson whether $form holds the members of a JSON body, as Json::read() has them, and not the texts of a form
     * @return array<mixed> member => value; null for what is absent, Absent where null would be a value of its own
     * @throws Fault with every fault
     */
    public static function read($rules, $form, $files = array(), $isJson = false)
    {
        $input = new self();
        $values = $input->values($rules, $form, $files, $isJson);
        if ($input->faults) {
            throw new Fault($input->faults);
        }
        return $values;
    }

    /**
     * @param mixed $rules
     * @param mixed $form
     * @param mixed $files
     * @param mixed $isJson
     * @return mixed
     */
    private function values($rules, $form, $files, $isJson)
    {
        $names = array_column(array_values($rules), 'name');
        foreach (array_keys($form + $files) as $name) {
            $name = (string)$name;
            if (!in_array($name, self::$common, true) && !in_array($name, $names, true)) {
                $this->unknown($name, $name, $names);
            }
        }
        $values = array();
        foreach ($rules as $member => $rule) {
            $name = $rule['name'];
            if (isset($files[$name])) {
                $values[$member] = $this->value($rule, $files[$name]['name'] === '' ? $name : $files[$name]['name']);
            } else {
                $values[$member] = $isJson ? $this->jsonValue($rule, $form) : $this->value($rule, isset($form[$name]) ? self::text($form[$name]) : '');
            }
        }
        $this->checkFiles($rules, $values, $files);
        return $values;
    }

    /**
     * @param mixed $rule
     * @param mixed $text
     * @return mixed
     */
    private function value($rule, $text)
    {
        if ($text === '') {
            return $this->missing($rule);
        }
        $value = self::fromText($rule, $text, $isRead);
        if (!$isRead) {
            $this->wrongType($rule['name'], $rule, $text);
            return null;
        }
        return self::plain($this->taken($rule['name'], $rule, $value, 0));
    }

    /**
     * Only a real upload is a file, and its limits are bytes.
     *
     * @param mixed $rules
     * @param mixed $values
     * @param mixed $files
     * @return mixed
     */
    private function checkFiles($rules, $values, $files)
    {
        $isFile = function ($rule) {
            return $rule['type'] === 'file';
        };
        foreach (array_filter($rules, $isFile) as $member => $rule) {
            if (is_string($values[$member]) && !isset($files[$rule['name']])) {
                $this->faults[] = array('field' => $rule['name'], 'code' => 'type', 'message' => Texts::of('notAFile')[Language::current()]);
            }
        }
        foreach (array_filter($rules, $isFile) as $rule) {
            if (isset($files[$rule['name']])) {
                $this->limits($rule['name'], $rule, $files[$rule['name']]['size']);
            }
        }
    }

    /**
     * Null, missing and "" are three things here.
     *
     * @param mixed $rule
     * @param mixed $form
     * @return mixed
     */
    private function jsonValue($rule, $form)
    {
        $name = $rule['name'];
        if (!array_key_exists($name, $form)) {
            return $this->missing($rule);
        }
        if (self::isBlank($rule, $form[$name])) {
            $this->fault($name, 'required', 'blank', array('name' => $name));
            return null;
        }
        return self::plain($this->taken($name, $rule, $form[$name], 0));
    }

    /**
     * @param mixed $rule
     * @return mixed
     */
    private function missing($rule)
    {
        if (array_key_exists('default', $rule)) {
            return self::fallback($rule);
        }
        if (!empty($rule['require'])) {
            $this->fault($rule['name'], 'required', 'required', array('name' => $rule['name']));
        }
        return empty($rule['nullable']) ? null : Absent::value();
    }

    /**
     * An empty text never stands for something that is required, unless min is 0.
     *
     * @param mixed $rule
     * @param mixed $value
     * @return bool
     */
    private static function isBlank($rule, $value)
    {
        $isText = $rule['type'] === 'string' || $rule['type'] === 'enum';
        return $value === '' && $isText && !empty($rule['require']) && !(isset($rule['min']) && $rule['min'] === 0);
    }

    /**
     * @param mixed $rule
     * @return mixed
     */
    private static function fallback($rule)
    {
        $default = $rule['default'];
        return $rule['type'] === 'array' && is_string($default) ? self::plain(Json::read($default)) : $default;
    }

    /**
     * Members of a JSON body and repeated fields as the text a form would hold.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function text($value)
    {
        if (is_string($value)) {
            return $value;
        }
        return $value === null ? '' : self::json($value);
    }

    /**
     * @param mixed $rule
     * @param mixed $text
     * @param mixed $isRead
     * @return mixed
     */
    private static function fromText($rule, $text, &$isRead)
    {
        $isRead = true;
        switch ($rule['type']) {
            case 'int':
                $isRead = self::isDigits($text) && self::integer($rule, $text, true) !== null;
                return $isRead ? self::integer($rule, $text, true) : null;
            case 'float':
                $isRead = preg_match('/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/D', $text) && is_finite((float)$text);
                return (float)$text;
            case 'boolean':
                $isRead = in_array($text, array('true', '1', 'false', '0'), true);
                return $text === 'true' || $text === '1';
            case 'array':
                return Json::read($text, $isRead);
            default:
                return $text;
        }
    }

    /**
     * The value as it is handed on; what is wrong with it becomes a fault.
     *
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @param mixed $depth
     * @return mixed
     */
    private function taken($path, $rule, $value, $depth)
    {
        if ($depth > MAX_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => MAX_DEPTH));
            return null;
        }
        if ($value === null) {
            if (empty($rule['nullable'])) {
                $this->fault($path, 'null', 'null', array('name' => $path));
            }
            return null;
        }
        $found = $value;
        $value = self::typed($rule, $value);
        if ($value === null) {
            $this->wrongType($path, $rule, $found);
            return null;
        }
        if (isset($rule['range']) && !self::isAmong($value, $rule['range'])) {
            $allowed = implode(' / ', array_map(array(__CLASS__, 'shown'), $rule['range']));
            $this->fault($path, 'enum', 'enum', array('name' => $path, 'allowed' => $allowed));
            return null;
        }
        $this->limits($path, $rule, self::measure($rule, $value));
        if (is_string($value)) {
            $this->textFaults($path, $rule, $value);
        } elseif (is_array($value) && isset($rule['items'])) {
            foreach ($value as $index => $item) {
                $value[$index] = $this->taken($path . '.' . $index, $rule['items'], $item, $depth + 1);
            }
        } elseif (is_object($value) && isset($rule['members'])) {
            return $this->members($path, $rule['members'], $value, $depth);
        } elseif (is_array($value) || is_object($value)) {
            foreach ((array)$value as $name => $member) {
                $this->loose($path . '.' . $name, $member, $depth + 1);
            }
        }
        return $value;
    }

    /**
     * @param mixed $path
     * @param mixed $rules
     * @param mixed $object
     * @param mixed $depth
     * @return mixed
     */
    private function members($path, $rules, $object, $depth)
    {
        $value = (array)$object;
        $names = array_column($rules, 'name');
        foreach (array_keys($value) as $name) {
            if (!in_array((string)$name, $names, true)) {
                $this->unknown($path . '.' . $name, (string)$name, $names);
            }
        }
        foreach ($rules as $rule) {
            $field = $path . '.' . $rule['name'];
            if (!array_key_exists($rule['name'], $value)) {
                if (!empty($rule['require'])) {
                    $this->fault($field, 'required', 'required', array('name' => $field));
                }
            } elseif (self::isBlank($rule, $value[$rule['name']])) {
                $this->fault($field, 'required', 'blank', array('name' => $field));
            } else {
                $value[$rule['name']] = $this->taken($field, $rule, $value[$rule['name']], $depth + 1);
            }
        }
        return (object)$value;
    }

    /**
     * A value that no rule describes: not too deep, and no integer beyond 64 bits. At most one fault.
     *
     * @param mixed $path
     * @param mixed $value
     * @param mixed $depth
     * @return mixed
     */
    private function loose($path, $value, $depth)
    {
        if ($depth > MAX_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => MAX_DEPTH));
            return true;
        }
        if ($value instanceof BigInteger) {
            $this->wrongType($path, array('type' => 'int', 'shape' => 'int64'), $value);
            return true;
        }
        if (is_array($value) || is_object($value)) {
            foreach ((array)$value as $name => $member) {
                if ($this->loose($path . '.' . $name, $member, $depth + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The value when it is of the rule's type, else null.
     *
     * @param mixed $rule
     * @param mixed $value
     * @return mixed
     */
    private static function typed($rule, $value)
    {
        switch ($rule['type']) {
            case 'date':
                return is_string($value) && Format::milliseconds($value) !== null ? $value : null;
            case 'int':
                return self::integer($rule, $value, isset($rule['shape']) && $rule['shape'] === 'int64');
            case 'float':
                $value = $value instanceof BigInteger || (is_int($value) && !self::isWhole($value)) ? (float)(string)$value : $value;
                return is_int($value) || (is_float($value) && is_finite($value)) ? $value : null;
            case 'boolean':
                return is_bool($value) ? $value : null;
            case 'array':
                return (empty($rule['object']) ? is_array($value) : $value instanceof \stdClass) ? $value : null;
            default:
                return is_string($value) ? $value : null;
        }
    }

    /**
     * An integer the rule has room for: within ±(2^53−1), with int64 all that PHP has. A float beyond has lost digits already.
     *
     * @param mixed $rule
     * @param mixed $value
     * @param mixed $isTextAllowed
     * @return mixed
     */
    private static function integer($rule, $value, $isTextAllowed)
    {
        if (is_float($value) && self::isWhole($value)) {
            return (int)$value;
        }
        if ($isTextAllowed && is_string($value) && self::isDigits($value)) {
            $value = (int)$value === 0 || (string)(int)$value === $value ? (int)$value : null;
        }
        $isLong = isset($rule['shape']) && $rule['shape'] === 'int64';
        return is_int($value) && ($isLong || self::isWhole($value)) ? $value : null;
    }

    /**
     * @param mixed $text
     * @return bool
     */
    private static function isDigits($text)
    {
        return preg_match('/^-?(0|[1-9]\d*)$/D', $text) === 1;
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isWhole($value)
    {
        return (is_int($value) || is_float($value)) && floor($value) == $value && abs($value) <= 9007199254740991;
    }

    /**
     * @param mixed $value
     * @param mixed $allowed
     * @return bool
     */
    private static function isAmong($value, $allowed)
    {
        foreach ($allowed as $one) {
            $areNumbers = (is_int($one) || is_float($one)) && (is_int($value) || is_float($value));
            $areDigits = is_int($value) && (is_string($one) || !self::isWhole($value));
            if ($areDigits ? $one === (string)$value : ($areNumbers ? $one == $value : $one === $value)) {
                return true;
            }
        }
        return false;
    }

    /**
     * @param mixed $rule
     * @param mixed $value
     * @return mixed
     */
    private static function measure($rule, $value)
    {
        switch ($rule['type']) {
            case 'string':
            case 'enum':
                return mb_strlen($value, 'UTF-8');
            case 'date':
                return Format::milliseconds($value);
            case 'array':
                return is_array($value) ? count($value) : null;
            default:
                return is_int($value) || is_float($value) ? $value : null;
        }
    }

    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $measured
     * @return void
     */
    private function limits($path, $rule, $measured)
    {
        if ($measured === null) {
            return;
        }
        $isText = $rule['type'] === 'string' || $rule['type'] === 'enum';
        $kind = $isText ? 'length' : ($rule['type'] === 'array' ? 'count' : 'value');
        foreach (array('min', 'max') as $limit) {
            if (!isset($rule[$limit])) {
                continue;
            }
            $bound = self::bound($rule, $rule[$limit]);
            $isOpen = !empty($rule[$limit === 'min' ? 'above' : 'below']);
            if ($bound === null || ($limit === 'min' ? $measured > $bound : $measured < $bound) || ($measured == $bound && !$isOpen)) {
                continue;
            }
            $sentence = $isOpen ? ($limit === 'min' ? 'value_above' : 'value_below') : $kind . '_' . $limit;
            $this->fault($path, $limit, $sentence, array('name' => $path, 'bound' => self::shown($rule[$limit])));
        }
    }

    /**
     * Limits beyond 2^53 are texts of digits.
     *
     * @param mixed $rule
     * @param mixed $bound
     * @return mixed
     */
    private static function bound($rule, $bound)
    {
        if ($rule['type'] === 'date') {
            return Format::milliseconds($bound);
        }
        if (!is_string($bound)) {
            return $bound;
        }
        if (!self::isDigits($bound)) {
            return (float)$bound;
        }
        return (string)(int)$bound === $bound ? (int)$bound : ($bound[0] === '-' ? -INF : INF);
    }

    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @return void
     */
    private function textFaults($path, $rule, $value)
    {
        if (isset($rule['regex']) && preg_match($rule['regex'], $value) !== 1) {
            $this->fault($path, 'pattern', 'pattern', array('name' => $path, 'pattern' => $rule['pattern']));
            return;
        }
        $allowed = isset($rule['shape']) ? Format::fault($rule['shape'], $value) : null;
        if ($allowed !== null) {
            $this->fault($path, 'format', 'format', array('name' => $path, 'allowed' => $allowed));
        }
    }

    /**
     * @param mixed $field
     * @param mixed $name
     * @param mixed $names
     * @return void
     */
    private function unknown($field, $name, $names)
    {
        $this->fault($field, 'unknown', 'unknown', array('name' => $name, 'allowed' => $names ? implode(', ', $names) : '—'));
    }

    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @return void
     */
    private function wrongType($path, $rule, $value)
    {
        $types = array('int' => 'integer', 'enum' => 'string');
        $type = isset($types[$rule['type']]) ? $types[$rule['type']] : (empty($rule['object']) ? $rule['type'] : 'object');
        $isInteger = is_int($value) || $value instanceof BigInteger || (is_float($value) && is_finite($value) && floor($value) == $value);
        $isTooLong = $isInteger || (is_string($value) && self::isDigits($value) && !self::isWhole((float)$value));
        $isLong = isset($rule['shape']) && $rule['shape'] === 'int64';
        $allowed = $rule['type'] === 'int' && $isTooLong ? self::$ranges[$isLong ? 'int64' : 'safe'] : self::$types[$type];
        $words = array('name' => $path, 'allowed' => $allowed, 'found' => self::short(self::json($value)));
        $this->fault($path, 'type', 'type', $words);
    }

    /**
     * @param mixed $field
     * @param mixed $code
     * @param mixed $sentence
     * @param mixed $words
     * @return void
     */
    private function fault($field, $code, $sentence, $words)
    {
        $this->faults[] = array('field' => $field, 'code' => $code, 'message' => self::sentence($sentence, $words));
    }

    /**
     * @param mixed $name
     * @param mixed $words
     * @return mixed
     */
    private static function sentence($name, $words)
    {
        $language = Language::current();
        return preg_replace_callback('/\{(\w+)\}/', function ($place) use ($words, $language) {
            if (!isset($words[$place[1]])) {
                return $place[0];
            }
            $word = $words[$place[1]];
            return is_array($word) ? $word[$language] : (string)$word;
        }, self::$sentences[$name][$language]);
    }

    /**
     * 60 units of UTF-16, as the platform counts.
     *
     * @param string $text
     * @return string
     */
    private static function short($text)
    {
        $units = mb_convert_encoding($text, 'UTF-16BE', 'UTF-8');
        if (strlen($units) <= 120) {
            return $text;
        }
        $kept = substr($units, 0, 120);
        $half = (ord($kept[118]) & 0xFC) === 0xD8;
        return mb_convert_encoding($half ? substr($kept, 0, 118) : $kept, 'UTF-8', 'UTF-16BE') . ($half ? "\u{FFFD}" : '') . '…';
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function json($value)
    {
        if ($value instanceof BigInteger) {
            return (string)$value;
        }
        if (is_array($value) && ($value === array() || array_keys($value) === range(0, count($value) - 1))) {
            return '[' . implode(',', array_map(array(__CLASS__, 'json'), $value)) . ']';
        }
        if (is_array($value) || is_object($value)) {
            $members = array();
            foreach ((array)$value as $name => $member) {
                $members[] = self::json((string)$name) . ':' . self::json($member);
            }
            return '{' . implode(',', $members) . '}';
        }
        if (is_float($value) && !is_finite($value)) {
            return 'null';
        }
        if (is_int($value) || is_float($value)) {
            return self::shown($value);
        }
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function shown($value)
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_int($value) || is_float($value) ? Calc::concat($value, '') : (string)$value;
    }

    /**
     * Whole floats are integers, what JSON cannot say is null; objects are arrays unless JSON would then take them for lists.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function plain($value)
    {
        if (is_float($value) && self::isWhole($value)) {
            return (int)$value;
        }
        if ($value instanceof Absent) {
            return $value;
        }
        if (is_float($value) && !is_finite($value)) {
            return null;
        }
        if (is_array($value)) {
            return array_map(array(__CLASS__, 'plain'), $value);
        }
        if (!is_object($value)) {
            return $value;
        }
        $members = array_map(array(__CLASS__, 'plain'), (array)$value);
        foreach ($members as $name => $member) {
            if (!ctype_digit((string)$name)) {
                return $members;
            }
        }
        return (object)$members;
    }

    /** @var array<mixed> */
    private static $sentences = array(
`.replaceAll('MAX_DEPTH', String(maxDepth))}${phpTexts(parameterTexts, '        ')}
    );

    /** @var array<mixed> */
    private static $types = array(
${phpTexts(parameterTypeTexts, '        ')}
    );

    /** @var array<mixed> */
    private static $ranges = array(
${phpTexts(integerRangeTexts, '        ')}
    );
}
`;
