<?php

// Made by Portico. JSON in which a list stays a list and an object an object.
declare(strict_types=1);

namespace Portico;

final class Json
{
    /**
     * Lists become arrays; objects too, unless JSON would then take them for lists. What is no JSON ends the call.
     *
     * @param mixed $text
     * @return mixed
     */
    public static function decode($text)
    {
        $value = json_decode($text, false, Platform\JSON_DECODE_DEPTH);
        if (json_last_error() !== JSON_ERROR_NONE) {
            Refusal::because('json');
        }
        $bare = preg_replace('/"(?:[^"\\\\]++|\\\\.)*+"/s', '""', $text);
        /* Readers of some versions take TRUE and Null, too. */
        if (preg_match('/(?<![A-Za-z])(?!(?:true|false|null|[eE])(?![A-Za-z]))[A-Za-z]/', $bare)) {
            Refusal::because('json');
        }
        if (preg_match('/\d{16}/', $bare)) {
            self::checkIntegers($bare);
        }
        return self::plain($value);
    }

    /**
     * A value of JSON with objects as \stdClass; integers beyond 64 bits are BigInteger, which json_decode would make floats of. Null for what
     * is no JSON, and $isRead says so.
     *
     * @param mixed $text
     * @param mixed $isRead
     * @return mixed
     */
    public static function read($text, &$isRead = null)
    {
        $hasLong = preg_match('/\d{19}/', $text);
        $parts = '/"(?:[^"\\\\]++|\\\\.)*+"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\s*:)/s';
        /* Stands for such an integer: a text that begins with NUL and L; of other texts, what begins with NUL gets an S behind it. */
        $marked = !$hasLong ? $text : preg_replace_callback($parts, function ($part) {
            if ($part[0][0] === '"') {
                return isset($part[1]) ? $part[0] : (string)preg_replace('/^"\\\\u0000/', '$0S', $part[0]);
            }
            $isLong = preg_match('/^-?[1-9]\d{18,}$/D', $part[0]) && (string)(int)$part[0] !== $part[0];
            return $isLong ? '"\u0000L' . $part[0] . '"' : $part[0];
        }, $text);
        $value = json_decode($marked, false, 10000);
        $isRead = json_last_error() === JSON_ERROR_NONE;
        return $hasLong ? self::unmarked($value) : $value;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function unmarked($value)
    {
        if (is_string($value)) {
            if (strncmp($value, "\0L", 2) === 0) {
                return new BigInteger(substr($value, 2));
            }
            return strncmp($value, "\0S", 2) === 0 ? "\0" . substr($value, 2) : $value;
        }
        if (is_array($value)) {
            return array_map(array(__CLASS__, 'unmarked'), $value);
        }
        return is_object($value) ? (object)array_map(array(__CLASS__, 'unmarked'), (array)$value) : $value;
    }

    /**
     * A value of json_decode with objects as objects, in the form operations take.
     *
     * @param mixed $value
     * @return mixed
     */
    public static function plain($value)
    {
        if (is_float($value)) {
            return Operations::toFloat($value);
        }
        if ($value instanceof BigInteger) {
            return (string)$value;
        }
        if (is_array($value)) {
            return array_map(array(__CLASS__, 'plain'), $value);
        }
        if (!($value instanceof \stdClass)) {
            return $value;
        }
        $members = array_map(array(__CLASS__, 'plain'), (array)$value);
        return self::looksLikeList($members) ? (object)$members : $members;
    }

    /**
     * Without white space, names in the order of code points.
     *
     * @param mixed $value
     * @param mixed $depth
     * @return mixed
     */
    public static function encode($value, $depth = 0)
    {
        if (!is_array($value) && !($value instanceof \stdClass)) {
            return self::encodeScalar($value);
        }
        if ($depth === Platform\DEEPEST_JSON) {
            Refusal::because('json');
        }
        $parts = array();
        if (is_array($value) && self::looksLikeList($value)) {
            foreach ($value as $element) {
                $parts[] = self::encode($element, $depth + 1);
            }
            return '[' . implode(',', $parts) . ']';
        }
        $members = (array)$value;
        $names = array_map('strval', array_keys($members));
        sort($names, SORT_STRING);
        foreach ($names as $name) {
            $parts[] = self::encodeScalar($name) . ':' . self::encode($members[$name], $depth + 1);
        }
        return '{' . implode(',', $parts) . '}';
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function encodeScalar($value)
    {
        if (is_string($value)) {
            return json_encode(Operations::toText($value), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
        }
        return $value === null ? 'null' : Operations::toText($value);
    }

    /**
     * @param mixed $array
     * @return mixed
     */
    private static function looksLikeList($array)
    {
        return $array === array() || array_keys($array) === range(0, count($array) - 1);
    }

    /**
     * @param mixed $bare
     * @return void
     */
    private static function checkIntegers($bare)
    {
        preg_match_all('/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/', $bare, $numbers);
        foreach ($numbers[0] as $number) {
            if (preg_match('/\A-?\d+\z/', $number)) {
                Operations::toInteger($number);
            }
        }
    }
}
