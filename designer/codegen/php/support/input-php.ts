import { maxDepth, parameterTexts, parameterTypeTexts } from '../../../../engine/core/validation/parameters.ts';
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
    /** Fields every call may carry. A project with fields of its own adds them here. */
    public static $common = array('service', 's', 'app_key', 'access_token', 'sign', 'timestamp', 'nonce');

    /** The language of the sentences: zh_cn or en. Left null: the header Accept-Language decides. */
    public static $language = null;

    private $faults = array();

    /**
     * @param array $rules member => rule, as getRules() has them for one action
     * @param array $form  what the caller sent, by name
     * @param array $files uploads, as in $_FILES
     * @return array member => value; null for what is absent
     * @throws Fault with every fault
     */
    public static function read($rules, $form, $files = array())
    {
        $input = new self();
        $values = $input->values($rules, $form, $files);
        if ($input->faults) {
            throw new Fault($input->faults);
        }
        return $values;
    }

    private function values($rules, $form, $files)
    {
        $names = array_column(array_values($rules), 'name');
        $keys = array_combine($names, array_map(array(__CLASS__, 'fieldName'), $names));
        foreach (array_keys($form + $files) as $name) {
            $name = (string)$name;
            if (!in_array($name, self::$common, true) && !in_array($name, $names, true) && !in_array($name, $keys, true)) {
                $this->unknown($name, $name, $names);
            }
        }
        $values = array();
        foreach ($rules as $member => $rule) {
            $key = isset($form[$rule['name']]) || isset($files[$rule['name']]) ? $rule['name'] : $keys[$rule['name']];
            $values[$member] = $this->value($rule, isset($form[$key]) ? self::text($form[$key]) : '', isset($files[$key]) ? $files[$key] : null);
        }
        return $values;
    }

    private function value($rule, $text, $file)
    {
        $name = $rule['name'];
        if ($rule['type'] === 'file') {
            $text = $file !== null && $file['error'] === UPLOAD_ERR_OK ? $file['name'] : '';
        }
        if ($text === '') {
            if (array_key_exists('default', $rule)) {
                return self::fallback($rule);
            }
            if (!empty($rule['require'])) {
                $this->fault($name, 'required', 'required', array('name' => $name));
            }
            return null;
        }
        $value = self::fromText($rule, $text, $isRead);
        if (!$isRead) {
            $this->wrongType($name, $rule, $text);
            return null;
        }
        $before = count($this->faults);
        $this->check($name, $rule, $value, 0);
        if ($file !== null && count($this->faults) === $before) {
            $this->limits($name, $rule, $file['size']);
        }
        return count($this->faults) === $before ? self::plain($value) : null;
    }

    private static function fallback($rule)
    {
        $default = $rule['default'];
        return $rule['type'] === 'array' && is_string($default) ? self::plain(json_decode($default)) : $default;
    }

    /** PHP writes dots, blanks and a lone bracket in the names of a form as underscores. */
    private static function fieldName($name)
    {
        return preg_replace('/[. \[]/', '_', $name);
    }

    /** Members of a JSON body and repeated fields as the text a form would hold. */
    private static function text($value)
    {
        if (is_string($value)) {
            return $value;
        }
        return $value === null ? '' : self::json($value);
    }

    private static function fromText($rule, $text, &$isRead)
    {
        $isRead = true;
        switch ($rule['type']) {
            case 'int':
                $isRead = preg_match('/^-?(0|[1-9]\d{0,15})$/D', $text) && abs((int)$text) <= 9007199254740991;
                return (int)$text;
            case 'float':
                $isRead = preg_match('/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/D', $text) && is_finite((float)$text);
                return (float)$text;
            case 'boolean':
                $isRead = in_array($text, array('true', '1', 'false', '0'), true);
                return $text === 'true' || $text === '1';
            case 'array':
                $value = json_decode($text, false, 10000);
                $isRead = json_last_error() === JSON_ERROR_NONE;
                return $value;
            default:
                return $text;
        }
    }

    private function check($path, $rule, $value, $depth)
    {
        if ($depth > MAX_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => MAX_DEPTH));
            return;
        }
        if (!self::hasType($rule, $value)) {
            $this->wrongType($path, $rule, $value);
            return;
        }
        if (isset($rule['range']) && !self::isAmong($value, $rule['range'])) {
            $allowed = implode(' / ', array_map(array(__CLASS__, 'shown'), $rule['range']));
            $this->fault($path, 'enum', 'enum', array('name' => $path, 'allowed' => $allowed));
            return;
        }
        $this->limits($path, $rule, self::measure($rule, $value));
        if (is_string($value)) {
            $this->textFaults($path, $rule, $value);
        } elseif (is_array($value)) {
            foreach ($value as $index => $item) {
                if (isset($rule['items'])) {
                    $this->check($path . '.' . $index, $rule['items'], $item, $depth + 1);
                } else {
                    $this->depth($path . '.' . $index, $item, $depth + 1);
                }
            }
        } elseif (is_object($value) && isset($rule['members'])) {
            $this->members($path, $rule['members'], (array)$value, $depth);
        } elseif (is_object($value)) {
            foreach ((array)$value as $name => $member) {
                $this->depth($path . '.' . $name, $member, $depth + 1);
            }
        }
    }

    private function members($path, $rules, $value, $depth)
    {
        $names = array_column($rules, 'name');
        foreach (array_keys($value) as $name) {
            if (!in_array((string)$name, $names, true)) {
                $this->unknown($path . '.' . $name, (string)$name, $names);
            }
        }
        foreach ($rules as $rule) {
            $field = $path . '.' . $rule['name'];
            $member = isset($value[$rule['name']]) ? $value[$rule['name']] : null;
            if ($member !== null && $member !== '') {
                $this->check($field, $rule, $member, $depth + 1);
            } elseif (!empty($rule['require'])) {
                $this->fault($field, 'required', 'required', array('name' => $field));
            }
        }
    }

    /** At most one fault per value: what lies too deep is refused as a whole. */
    private function depth($path, $value, $depth)
    {
        if ($depth > MAX_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => MAX_DEPTH));
            return true;
        }
        if (is_array($value) || is_object($value)) {
            foreach ((array)$value as $name => $member) {
                if ($this->depth($path . '.' . $name, $member, $depth + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static function hasType($rule, $value)
    {
        switch ($rule['type']) {
            case 'date':
                return is_string($value) && Format::milliseconds($value) !== null;
            case 'int':
                return self::isWhole($value);
            case 'float':
                return is_int($value) || (is_float($value) && is_finite($value));
            case 'boolean':
                return is_bool($value);
            case 'array':
                return empty($rule['object']) ? is_array($value) : is_object($value);
            default:
                return is_string($value);
        }
    }

    private static function isWhole($value)
    {
        return (is_int($value) || is_float($value)) && floor($value) == $value && abs($value) <= 9007199254740991;
    }

    private static function isAmong($value, $allowed)
    {
        foreach ($allowed as $one) {
            $areNumbers = (is_int($one) || is_float($one)) && (is_int($value) || is_float($value));
            if ($areNumbers ? $one == $value : $one === $value) {
                return true;
            }
        }
        return false;
    }

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
            $bound = $rule['type'] === 'date' ? Format::milliseconds($rule[$limit]) : $rule[$limit];
            if ($bound !== null && ($limit === 'min' ? $measured < $bound : $measured > $bound)) {
                $this->fault($path, $limit, $kind . '_' . $limit, array('name' => $path, 'bound' => self::shown($rule[$limit])));
            }
        }
    }

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

    private function unknown($field, $name, $names)
    {
        $this->fault($field, 'unknown', 'unknown', array('name' => $name, 'allowed' => $names ? implode(', ', $names) : '—'));
    }

    private function wrongType($path, $rule, $value)
    {
        $types = array('int' => 'integer', 'enum' => 'string');
        $type = isset($types[$rule['type']]) ? $types[$rule['type']] : (empty($rule['object']) ? $rule['type'] : 'object');
        $words = array('name' => $path, 'allowed' => self::$types[$type], 'found' => self::short(self::json($value)));
        $this->fault($path, 'type', 'type', $words);
    }

    private function fault($field, $code, $sentence, $words)
    {
        $this->faults[] = array('field' => $field, 'code' => $code, 'message' => self::sentence($sentence, $words));
    }

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

    /** 60 units of UTF-16, as the platform counts. */
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

    private static function json($value)
    {
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

    private static function shown($value)
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_int($value) || is_float($value) ? Calc::concat($value, '') : (string)$value;
    }

    /** Whole floats are integers, what JSON cannot say is null; objects are arrays unless JSON would then take them for lists. */
    private static function plain($value)
    {
        if (is_float($value) && self::isWhole($value)) {
            return (int)$value;
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

    private static $sentences = array(
`.replaceAll('MAX_DEPTH', String(maxDepth))}${phpTexts(parameterTexts, '        ')}
    );

    private static $types = array(
${phpTexts(parameterTypeTexts, '        ')}
    );
}
`;
