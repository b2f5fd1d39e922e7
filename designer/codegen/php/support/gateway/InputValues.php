<?php

// Made by Portico. What the values of parameters are, and how a sentence shows them.
declare(strict_types=1);

namespace Portico;

trait InputValues
{
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
     * 60 units of UTF-16, as the platform counts.
     *
     * @param string $text
     * @return string
     */
    private static function short($text)
    {
        $units = (string)mb_convert_encoding($text, 'UTF-16BE', 'UTF-8');
        if (strlen($units) <= 120) {
            return $text;
        }
        $kept = (string)substr($units, 0, 120);
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
            return '[' . implode(',', array_map(function ($member) {
                return self::json($member);
            }, $value)) . ']';
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
        return is_int($value) || is_float($value) ? Operations::concat($value, '') : (string)$value;
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
            return array_map(function ($member) {
                return self::plain($member);
            }, $value);
        }
        if (!is_object($value)) {
            return $value;
        }
        $members = array_map(function ($member) {
            return self::plain($member);
        }, (array)$value);
        foreach ($members as $name => $member) {
            if (!ctype_digit((string)$name)) {
                return $members;
            }
        }
        return (object)$members;
    }
}
