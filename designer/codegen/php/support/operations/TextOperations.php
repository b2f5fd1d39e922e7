<?php

// Made by Portico. Operations on texts. Lengths and positions go by code point.
declare(strict_types=1);

namespace Portico;

trait TextOperations
{
    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function concat($a, $b)
    {
        return self::limitedText(self::text($a) . self::text($b));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function upper($value)
    {
        return self::mapCharacters($value, 'mb_strtoupper');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function lower($value)
    {
        return self::mapCharacters($value, 'mb_strtolower');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function length($value)
    {
        if (is_string($value)) {
            return mb_strlen(self::string($value), 'UTF-8');
        }
        return self::isList($value) ? count($value) : Refusal::because('measurable');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function trim($value)
    {
        $text = self::string($value);
        preg_match('/\A' . Platform\WHITE_SPACE . '*+/u', $text, $spaces);
        /** @var array<int, string> $spaces */
        $text = substr($text, strlen($spaces[0]));
        $end = strlen($text);
        while ($end > 0) {
            $start = $end - 1;
            while ((ord($text[$start]) & 0xC0) === 0x80) {
                $start--;
            }
            if (!preg_match('/\A' . Platform\WHITE_SPACE . '\z/u', substr($text, $start, $end - $start))) {
                break;
            }
            $end = $start;
        }
        return self::limitedText(substr($text, 0, $end));
    }

    /**
     * @param mixed $text
     * @param mixed $start
     * @param mixed $length
     * @return mixed
     */
    public static function substring($text, $start, $length)
    {
        $text = self::string($text);
        list($first, $count) = self::part(mb_strlen($text, 'UTF-8'), $start, $length);
        return mb_substr($text, $first, $count, 'UTF-8');
    }

    /**
     * @param mixed $text
     * @param mixed $search
     * @return mixed
     */
    public static function indexOf($text, $search)
    {
        $text = self::string($text);
        $search = self::string($search);
        $at = $search === '' ? 0 : strpos($text, $search);
        return $at === false ? -1 : mb_strlen(substr($text, 0, $at), 'UTF-8');
    }

    /**
     * @param mixed $text
     * @param mixed $search
     * @return mixed
     */
    public static function contains($text, $search)
    {
        return self::indexOf($text, $search) >= 0;
    }

    /**
     * @param mixed $text
     * @param mixed $search
     * @return mixed
     */
    public static function startsWith($text, $search)
    {
        $text = self::string($text);
        $search = self::string($search);
        return strncmp($text, $search, strlen($search)) === 0;
    }

    /**
     * @param mixed $text
     * @param mixed $search
     * @return mixed
     */
    public static function endsWith($text, $search)
    {
        $text = self::string($text);
        $search = self::string($search);
        return $search === '' || substr($text, -strlen($search)) === $search;
    }

    /**
     * @param mixed $text
     * @param mixed $search
     * @param mixed $replacement
     * @return mixed
     */
    public static function replace($text, $search, $replacement)
    {
        $text = self::string($text);
        $search = self::string($search);
        $replacement = self::string($replacement);
        if ($search === '') {
            return $text;
        }
        $growth = mb_strlen($replacement, 'UTF-8') - mb_strlen($search, 'UTF-8');
        self::limitedLength(mb_strlen($text, 'UTF-8') + substr_count($text, $search) * $growth);
        return str_replace($search, $replacement, $text);
    }

    /**
     * @param mixed $text
     * @param mixed $separator
     * @return mixed
     */
    public static function split($text, $separator)
    {
        $text = self::string($text);
        $separator = self::string($separator);
        return self::limitedList($separator === '' ? self::characters($text) : explode($separator, $text));
    }

    /**
     * @param mixed $text
     * @param mixed $length
     * @param mixed $fill
     * @return mixed
     */
    public static function padStart($text, $length, $fill)
    {
        $text = self::string($text);
        return self::filling($text, $length, $fill) . $text;
    }

    /**
     * @param mixed $text
     * @param mixed $length
     * @param mixed $fill
     * @return mixed
     */
    public static function padEnd($text, $length, $fill)
    {
        $text = self::string($text);
        return $text . self::filling($text, $length, $fill);
    }

    /**
     * @param mixed $text
     * @param mixed $times
     * @return mixed
     */
    public static function repeat($text, $times)
    {
        $text = self::string($text);
        $times = self::amount($times);
        self::limitedLength(mb_strlen($text, 'UTF-8') * $times);
        return $text === '' ? '' : str_repeat($text, $times);
    }

    /**
     * @param mixed $text
     * @param mixed $length
     * @param mixed $fill
     * @return mixed
     */
    private static function filling($text, $length, $fill)
    {
        $missing = self::limitedLength(self::amount($length)) - mb_strlen($text, 'UTF-8');
        $fill = self::string($fill);
        if (mb_strlen($fill, 'UTF-8') !== 1) {
            Refusal::because('fill');
        }
        return $missing > 0 ? str_repeat($fill, $missing) : '';
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    private static function characters($text)
    {
        return preg_split('//u', $text, -1, PREG_SPLIT_NO_EMPTY);
    }

    /**
     * First and count of so many elements from a start, which counts from the end when it is negative.
     *
     * @param mixed $size
     * @param mixed $start
     * @param mixed $length
     * @return mixed
     */
    private static function part($size, $start, $length)
    {
        $start = self::integer($start);
        $first = $start < 0 ? max($size + $start, 0) : min($start, $size);
        return array($first, $length === null ? $size : min(self::amount($length), $size));
    }

    /**
     * Each character on its own. Letters that got their other case after Unicode 12 stay as they are in every version of PHP.
     *
     * @param mixed $value
     * @param mixed $change
     * @return mixed
     */
    private static function mapCharacters($value, $change)
    {
        $changed = '';
        foreach (self::characters(self::string($value)) as $character) {
            $isYoung = strlen($character) > 1 && preg_match('/' . Platform\YOUNG_LETTERS . '/u', $character);
            $changed .= $isYoung ? $character : $change($character, 'UTF-8');
        }
        return self::limitedText($changed);
    }
}
