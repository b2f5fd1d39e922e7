<?php

// Made by Portico. JSON of which nothing is lost and nothing has two meanings.
declare(strict_types=1);

namespace Portico;

final class JsonText
{
    /** @var string */
    private $text;

    /** @var int */
    private $at = 0;

    /** @param string $text */
    private function __construct($text)
    {
        $this->text = $text;
    }

    /**
     * Why the text is not taken.
     *
     * @param string $text   UTF-8
     * @param int    $levels how many lists and objects may lie inside one another
     * @return array<string, string>|null in both languages; null for a text that is taken
     */
    public static function fault($text, $levels)
    {
        $fault = self::scan($text, $levels);
        if ($fault !== null) {
            return $fault;
        }
        $reader = new self($text);
        $place = $reader->wrongAt();
        if ($place === null) {
            return null;
        }
        if ($place < 0) {
            return self::TEXTS['syntax'];
        }
        $before = substr($text, 0, $place);
        $line = strrpos("\n" . $before, "\n");
        $words = array('line' => substr_count($before, "\n") + 1, 'column' => self::units(substr($before, (int)$line)) + 1);
        return Language::fill(self::TEXTS['syntaxAt'], $words);
    }

    /**
     * Why a text may not stand for a value, whether or not it is JSON.
     *
     * @param string $text UTF-8
     * @return array<string, string>|null in both languages; null where nothing of it would be lost or have two meanings
     */
    public static function ambiguity($text)
    {
        return self::scan($text, PHP_INT_MAX);
    }

    /**
     * Reads no values: printing what is too deep would overflow the stack.
     *
     * @param string $text
     * @param int    $levels
     * @return bool whether lists and objects lie more than so many levels inside one another
     */
    public static function isDeeper($text, $levels)
    {
        $depth = 0;
        preg_match_all('/"(?:[^"\\\\]++|\\\\.)*+"?|[\[\]{}]/s', $text, $tokens);
        foreach ($tokens[0] as $token) {
            if (($token === '[' || $token === '{') && ++$depth > $levels) {
                return true;
            }
            $depth -= $token === ']' || $token === '}' ? 1 : 0;
        }
        return false;
    }

    /**
     * What the text's brackets, names and numbers say, whether or not the rest of it is JSON.
     *
     * @param string $text
     * @param int    $levels
     * @return array<string, string>|null
     */
    private static function scan($text, $levels)
    {
        /* By level: the names so far of an object, null in a list. */
        $open = array();
        $before = '';
        preg_match_all('/"(?:[^"\\\\]++|\\\\.)*+"?|[-+.\deE]++|[^ \t\n\r]/s', $text, $tokens);
        foreach ($tokens[0] as $token) {
            $first = $token[0];
            if ($first === '{' || $first === '[') {
                $open[] = $first === '{' ? array() : null;
                if (count($open) > $levels) {
                    return Language::fill(self::TEXTS['depth'], array('max' => $levels));
                }
            } elseif ($first === '}' || $first === ']') {
                array_pop($open);
            } elseif ($first === '"') {
                if (strpos($token, '\\u') !== false && self::hasHalfPair($token)) {
                    return self::TEXTS['surrogate'];
                }
                $level = count($open) - 1;
                if ($level >= 0 && $open[$level] !== null && ($before === '{' || $before === ',')) {
                    $name = self::name($token);
                    if ($name === '__proto__') {
                        return Language::fill(self::TEXTS['forbidden'], array('name' => $name));
                    }
                    if (strpos($name, "\0") !== false) {
                        return self::TEXTS['nul'];
                    }
                    if (isset($open[$level]['"' . $name])) {
                        return Language::fill(self::TEXTS['duplicate'], array('name' => self::cut($name, 60)));
                    }
                    $open[$level]['"' . $name] = true;
                }
            } elseif (strlen($token) > 400) {
                return Language::fill(self::TEXTS['longNumber'], array('max' => 400, 'found' => substr($token, 0, 20) . '…'));
            } elseif (strpbrk($token, '.eE') !== false && is_numeric($token) && is_infinite((float)$token)) {
                return Language::fill(self::TEXTS['infinite'], array('found' => strlen($token) > 40 ? substr($token, 0, 40) . '…' : $token));
            }
            $before = $first;
        }
        return null;
    }

    /**
     * @param string $quoted
     * @return bool whether a text that is one holds half of a surrogate pair
     */
    private static function hasHalfPair($quoted)
    {
        if (preg_match('/^"(?:[^"\\\\\x00-\x1f]++|\\\\(?:["\\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*+"$/D', $quoted) !== 1) {
            return false;
        }
        $pair = '\\\\u[dD][89abAB]..\\\\u[dD][c-fC-F]..';
        return preg_match('/^(?:[^\\\\]++|' . $pair . '|\\\\(?!u[dD][89a-fA-F]).)*+$/Ds', $quoted) !== 1;
    }

    /**
     * @param string $quoted
     * @return string without quotation marks and escapes
     */
    private static function name($quoted)
    {
        $plain = strpos($quoted, '\\') === false ? trim($quoted, '"') : json_decode($quoted);
        return is_string($plain) ? $plain : $quoted;
    }

    /** @return int|null byte of the first error, -1 for one without a place, null for JSON */
    private function wrongAt()
    {
        /* What the values around are: a list or an object. */
        $around = array();
        for (;;) {
            $fault = $this->value($around);
            while ($fault === null && $around) {
                $fault = $this->next($around);
            }
            if ($fault === 'more') {
                continue;
            }
            if ($fault === null) {
                $this->skip('/\G[ \t\n\r]+/');
                return $this->at === strlen($this->text) ? null : $this->at;
            }
            return (int)$fault;
        }
    }

    /**
     * Reads a value, or opens a list or an object.
     *
     * @param array<int, string> $around
     * @return int|string|null 'more' where a value must follow, null after a value, else the place of a fault
     */
    private function value(&$around)
    {
        $this->skip('/\G[ \t\n\r]+/');
        $first = $this->peek();
        if ($first === '[') {
            $this->at++;
            $this->skip('/\G[ \t\n\r]+/');
            if ($this->skip('/\G\]/')) {
                return null;
            }
            $around[] = '[';
            return 'more';
        }
        if ($first === '{') {
            $this->at++;
            $this->skip('/\G[ \t\n\r]+/');
            if ($this->skip('/\G\}/')) {
                return null;
            }
            $around[] = '{';
            return $this->member();
        }
        if ($first === '"') {
            return $this->string();
        }
        if ($first === '-' || ctype_digit($first)) {
            return $this->number();
        }
        if ($this->skip('/\G(?:true|false|null)/')) {
            return null;
        }
        $this->skip('/\G(?:t(?:ru?)?|f(?:als?|a)?|n(?:ul?)?)/');
        return preg_match('/^["\d-]/', $this->peek()) === 1 ? $this->at : -1;
    }

    /**
     * What follows a value inside of a list or an object.
     *
     * @param array<int, string> $around
     * @return int|string|null
     */
    private function next(&$around)
    {
        $this->skip('/\G[ \t\n\r]+/');
        $isList = end($around) === '[';
        if ($this->skip('/\G,/')) {
            $this->skip('/\G[ \t\n\r]+/');
            return $isList ? 'more' : $this->member();
        }
        if (!$this->skip($isList ? '/\G\]/' : '/\G\}/')) {
            return $this->at;
        }
        array_pop($around);
        return null;
    }

    /** @return int|string the place of a fault, or 'more' behind the colon */
    private function member()
    {
        if ($this->peek() !== '"') {
            return $this->at;
        }
        $fault = $this->string();
        if ($fault !== null) {
            return $fault;
        }
        $this->skip('/\G[ \t\n\r]+/');
        return $this->skip('/\G:/') ? 'more' : $this->at;
    }

    /** @return int|null */
    private function string()
    {
        $this->skip('/\G"(?:[^"\\\\\x00-\x1f]++|\\\\(?:["\\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*+/');
        if ($this->skip('/\G"/')) {
            return null;
        }
        if ($this->peek() !== '\\') {
            return $this->at;
        }
        $this->at++;
        if ($this->peek() === '') {
            return -1;
        }
        $this->skip('/\Gu[0-9A-Fa-f]{0,3}/');
        return $this->at;
    }

    /** @return int|null */
    private function number()
    {
        $this->skip('/\G-/');
        if (!ctype_digit($this->peek())) {
            return $this->at;
        }
        if ($this->skip('/\G0/')) {
            if (ctype_digit($this->peek())) {
                return $this->at;
            }
        } else {
            $this->skip('/\G\d+/');
        }
        if ($this->skip('/\G\./') && !$this->skip('/\G\d+/')) {
            return $this->at;
        }
        return $this->skip('/\G[eE][+-]?/') && !$this->skip('/\G\d+/') ? $this->at : null;
    }

    /** @return string the next byte; empty at the end */
    private function peek()
    {
        return substr($this->text, $this->at, 1);
    }

    /**
     * @param string $pattern anchored
     * @return bool whether there was something to skip
     */
    private function skip($pattern)
    {
        if (preg_match($pattern, $this->text, $found, 0, $this->at) !== 1) {
            return false;
        }
        $this->at += strlen($found[0]);
        return true;
    }

    /**
     * @param string $text
     * @return int as JavaScript counts
     */
    private static function units($text)
    {
        return intdiv(strlen((string)mb_convert_encoding($text, 'UTF-16LE', 'UTF-8')), 2);
    }

    /**
     * @param string $text
     * @param int    $units
     * @return string
     */
    public static function cut($text, $units)
    {
        return (string)mb_convert_encoding((string)substr((string)mb_convert_encoding($text, 'UTF-16LE', 'UTF-8'), 0, 2 * $units), 'UTF-8', 'UTF-16LE');
    }

    public const TEXTS = Platform\STRICT_JSON_TEXTS;
}
