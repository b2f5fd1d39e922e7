<?php

// Made by Portico. How values are written in a call to another system.
declare(strict_types=1);

namespace Portico;

final class HttpValues
{
    /** @var array<mixed> */
    private static $delimiters = array('spaceDelimited' => ' ', 'pipeDelimited' => '|', 'tabDelimited' => "\t");

    /**
     * Members and elements that are there.
     *
     * @param mixed $values
     * @return mixed
     */
    public static function given($values)
    {
        return array_filter((array)$values, function ($value) {
            return $value !== null && !$value instanceof Absent;
        });
    }

    /**
     * The style of one value of a part of the request.
     *
     * @param mixed $request
     * @param mixed $part
     * @param mixed $name
     * @return mixed
     */
    public static function styleOf($request, $part, $name)
    {
        return isset($request['styles'][$part][$name]) ? $request['styles'][$part][$name] : null;
    }

    /**
     * A value where names may stand more than once: a list of array(name, text), both encoded.
     *
     * @param mixed $name
     * @param mixed $value
     * @param mixed $style
     * @param mixed $encode
     * @return mixed
     */
    public static function pairs($name, $value, $style, $encode)
    {
        $key = $encode((string)$name);
        if ($style === 'json') {
            return array(array($key, $encode(self::json($value))));
        }
        if (!self::isStructured($value)) {
            return array(array($key, $encode(self::text($value))));
        }
        $isList = self::isList($value);
        $members = self::given($value);
        $pairs = array();
        if ($style === 'deepObject') {
            foreach ($isList ? array_values($members) : $members as $member => $inner) {
                $pairs = array_merge($pairs, self::pairs($name . '[' . $member . ']', $inner, $style, $encode));
            }
            return $pairs;
        }
        if ($style === null && !$isList) {
            return array(array($key, $encode(self::text($value))));
        }
        if ($style === null || substr($style, -1) === '*') {
            foreach ($members as $member => $inner) {
                $pairs[] = array($isList ? $key : $encode((string)$member), $encode(self::text($inner)));
            }
            return $pairs;
        }
        $parts = self::joinedParts($value, $encode);
        return $parts ? array(array($key, implode(self::delimiter($style, $encode), $parts))) : array();
    }

    /**
     * A value where its name stands beside it or nowhere: path and headers.
     *
     * @param mixed $name
     * @param mixed $value
     * @param mixed $style
     * @param mixed $encode
     * @return mixed
     */
    public static function textIn($name, $value, $style, $encode)
    {
        if ($style === 'json' || $style === null) {
            return $encode($style === null ? self::text($value) : self::json($value));
        }
        $mark = strpos($style, 'label') === 0 ? '.' : (strpos($style, 'matrix') === 0 ? ';' : '');
        if (substr($style, -1) === '*') {
            $parts = self::explodedParts($name, $value, $mark === ';', $encode);
        } else {
            $joined = implode(self::delimiter($style, $encode), self::joinedParts($value, $encode));
            $parts = array($mark === ';' ? $encode($name) . '=' . $joined : $joined);
        }
        return $mark . implode($mark === '' ? ',' : $mark, $parts);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function text($value)
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return self::isStructured($value) ? self::json($value) : Operations::concat($value, '');
    }

    /**
     * JSON with numbers as JavaScript writes them.
     *
     * @param mixed $value
     * @return mixed
     */
    public static function json($value)
    {
        ini_set('serialize_precision', '-1');
        return Answer::numbers((string)json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS));
    }

    /**
     * @param mixed $value
     * @return bool
     */
    public static function isStructured($value)
    {
        return is_array($value) || is_object($value);
    }

    /**
     * @param mixed $value
     * @return bool
     */
    public static function isList($value)
    {
        return is_array($value) && (!$value || array_keys($value) === range(0, count($value) - 1));
    }

    /**
     * @param mixed $name
     * @param mixed $value
     * @param mixed $isNamed
     * @param mixed $encode
     * @return mixed
     */
    private static function explodedParts($name, $value, $isNamed, $encode)
    {
        $parts = array();
        if (self::isStructured($value) && !self::isList($value)) {
            foreach (self::given($value) as $member => $inner) {
                $parts[] = $encode((string)$member) . '=' . $encode(self::text($inner));
            }
            return $parts;
        }
        foreach (self::joinedParts($value, $encode) as $text) {
            $parts[] = $isNamed ? $encode($name) . '=' . $text : $text;
        }
        return $parts;
    }

    /**
     * Elements of a list, names and values of an object in turn, or the one value.
     *
     * @param mixed $value
     * @param mixed $encode
     * @return mixed
     */
    private static function joinedParts($value, $encode)
    {
        if (!self::isStructured($value)) {
            return array($encode(self::text($value)));
        }
        $parts = array();
        foreach (self::given($value) as $member => $inner) {
            if (!self::isList($value)) {
                $parts[] = $encode((string)$member);
            }
            $parts[] = $encode(self::text($inner));
        }
        return $parts;
    }

    /**
     * A comma between values stays a comma; one inside of a value is encoded.
     *
     * @param mixed $style
     * @param mixed $encode
     * @return mixed
     */
    private static function delimiter($style, $encode)
    {
        return isset(self::$delimiters[$style]) ? $encode(self::$delimiters[$style]) : ',';
    }
}
