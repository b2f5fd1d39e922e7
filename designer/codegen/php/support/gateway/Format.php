<?php

// Made by Portico. Named formats of texts.
declare(strict_types=1);

namespace Portico;

final class Format
{
    /**
     * What is allowed, in both languages; null when the text has the format.
     *
     * @param mixed $format
     * @param mixed $value
     * @return mixed
     */
    public static function fault($format, $value)
    {
        return isset(self::$allowed[$format]) && !self::holds($format, $value) ? self::$allowed[$format] : null;
    }

    /**
     * Milliseconds since 1970, with fractions where the text has them; null when there is no such moment. Without an offset it is UTC+8.
     *
     * @param mixed $text
     * @return mixed
     */
    public static function milliseconds($text)
    {
        if (!preg_match('/^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})?)?$/D', $text, $parts)) {
            return null;
        }
        list($year, $month, $day) = array((int)$parts[1], (int)$parts[2], (int)$parts[3]);
        $time = isset($parts[6]) ? array((int)$parts[4], (int)$parts[5], (int)$parts[6]) : array(0, 0, 0);
        $offset = self::offset(isset($parts[8]) ? $parts[8] : '');
        // The calendar repeats after 400 years; the year 0 is one PHP does not know.
        if ($offset === null || !checkdate($month, $day, $year === 0 ? 400 : $year) || $time[0] > 23 || $time[1] > 59 || $time[2] > 59) {
            return null;
        }
        $whole = ((self::days($year, $month, $day) - 719468) * 86400 + $time[0] * 3600 + ($time[1] - $offset) * 60 + $time[2]) * 1000;
        return isset($parts[7]) && $parts[7] !== '' ? $whole + (float)('0.' . $parts[7]) * 1000 : $whole;
    }

    /**
     * Minutes ahead of UTC; null for an offset that cannot be.
     *
     * @param mixed $text
     * @return mixed
     */
    public static function offset($text)
    {
        if ($text === '' || strcasecmp($text, 'Z') === 0) {
            return $text === '' ? Platform\ZONE_OFFSET : 0;
        }
        list($hours, $minutes) = array((int)substr($text, 1, 2), (int)substr($text, 4, 2));
        if ($hours > 23 || $minutes > 59) {
            return null;
        }
        return ($text[0] === '-' ? -1 : 1) * ($hours * 60 + $minutes);
    }

    /**
     * Days between the first of March of the year 0 and a day.
     *
     * @param mixed $year
     * @param mixed $month
     * @param mixed $day
     * @return mixed
     */
    private static function days($year, $month, $day)
    {
        $year = $month < 3 ? $year - 1 : $year;
        $past = intdiv(153 * ($month + ($month > 2 ? -3 : 9)) + 2, 5);
        return 365 * $year + (int)floor($year / 4) - (int)floor($year / 100) + (int)floor($year / 400) + $past + $day - 1;
    }

    /**
     * @param mixed $format
     * @param mixed $value
     * @return bool
     */
    private static function holds($format, $value)
    {
        if (isset(self::$patterns[$format])) {
            return preg_match(self::$patterns[$format], $value) === 1;
        }
        switch ($format) {
            case 'email':
                return self::isEmail($value);
            case 'url':
                return self::isWebAddress($value);
            case 'image':
            case 'file':
                return self::isFileAddress($value);
            case 'ip-list':
                return self::isAddressList($value);
            case 'tags':
                return self::isTagList($value);
            case 'icon':
                return preg_match('/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $value) === 1 || self::isFileAddress($value);
            case 'json':
                json_decode($value, true, Platform\JSON_FORMAT_DEPTH);
                return json_last_error() === JSON_ERROR_NONE;
            case 'password':
                return !self::hasBlank($value) && mb_strlen($value, 'UTF-8') >= 6 && mb_strlen($value, 'UTF-8') <= 20;
            case 'secret':
                return $value === self::trim($value) && !preg_match('/[^\P{Cc}\r\n\t]/u', $value);
            case 'date':
                return strlen($value) === 10 && self::hasUsualYear($value) && self::milliseconds($value) !== null;
            case 'date-time':
                return strlen($value) > 10 && self::hasUsualYear($value) && self::milliseconds($value) !== null;
            default:
                return false;
        }
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isEmail($value)
    {
        $at = strrpos($value, '@');
        $name = $at === false ? '' : substr($value, 0, $at);
        $domain = $at === false ? '' : substr($value, $at + 1);
        if ($name === '' || strlen($name) > 64 || strlen($domain) > 253 || !preg_match('/^[A-Za-z0-9.!#$%&\'*+\/=?^_\x60{|}~-]+$/D', $name)) {
            return false;
        }
        if ($name[0] === '.' || substr($name, -1) === '.' || strpos($name, '..') !== false) {
            return false;
        }
        $label = '(?!-)[A-Za-z0-9-]{1,63}(?<!-)';
        return preg_match('/^' . $label . '(\.' . $label . ')+$/D', $domain) === 1;
    }

    /**
     * An http(s) address with a host that can be, and without name and password.
     *
     * @param mixed $value
     * @return bool
     */
    private static function isWebAddress($value)
    {
        if (!preg_match('/^https?:\/\/[^' . self::$blanks . '\\\\"<>\x60]+$/iuD', $value) || !preg_match('/^[a-z]+:\/\/\/*([^\/?#]*)/i', $value, $parts)) {
            return false;
        }
        if (!preg_match('/^@?(\[[^\]]*\]|[^:@]*)(?::(\d*))?$/D', $parts[1], $host) || (isset($host[2]) && (int)$host[2] > 65535)) {
            return false;
        }
        return self::isHost($host[1]);
    }

    /**
     * @param mixed $host
     * @return bool
     */
    private static function isHost($host)
    {
        if ($host !== '' && $host[0] === '[') {
            return filter_var(substr($host, 1, -1), FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false;
        }
        $host = rawurldecode($host);
        if ($host === '' || preg_match('/[\x00-\x20\x7f#%\/:<>?@\[\\\\\]^|]/', $host) || !mb_check_encoding($host, 'UTF-8')) {
            return false;
        }
        $labels = explode('.', $host);
        if (end($labels) === '' && count($labels) > 1) {
            array_pop($labels);
        }
        $last = end($labels);
        return preg_match('/^(\d+|0x[0-9a-f]*)$/iD', $last) ? self::isNumericHost($labels) : true;
    }

    /**
     * One to four numbers, decimal, octal or hexadecimal, the last of which fills the rest of the address.
     *
     * @param mixed $labels
     * @return bool
     */
    private static function isNumericHost($labels)
    {
        if (count($labels) > 4) {
            return false;
        }
        foreach ($labels as $index => $label) {
            if (preg_match('/^0x([0-9a-f]*)$/iD', $label, $parts)) {
                $number = $parts[1] === '' ? 0 : hexdec($parts[1]);
            } elseif (preg_match('/^0[0-7]*$/D', $label)) {
                $number = octdec($label);
            } elseif (preg_match('/^[1-9]\d*$/D', $label)) {
                $number = (float)$label;
            } else {
                return false;
            }
            if ($number >= ($index === count($labels) - 1 ? pow(256, 5 - count($labels)) : 256)) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isFileAddress($value)
    {
        return preg_match('/^\/files\/[A-Za-z0-9][A-Za-z0-9._-]*$/D', $value) === 1 || self::isWebAddress($value);
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isAddressList($value)
    {
        if (strlen($value) > 5000) {
            return false;
        }
        foreach (explode(',', $value) as $part) {
            $pieces = explode('/', self::trim($part));
            $isFour = preg_match('/^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/D', $pieces[0]) && max(array_map('intval', explode('.', $pieces[0]))) <= 255;
            $bits = $isFour ? 32 : (filter_var($pieces[0], FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false ? 128 : 0);
            if ($bits === 0 || count($pieces) > 2) {
                return false;
            }
            if (isset($pieces[1]) && !(preg_match('/^(0|[1-9]\d{0,2})$/D', $pieces[1]) && (int)$pieces[1] <= $bits)) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isTagList($value)
    {
        $tags = array_map(array(__CLASS__, 'trim'), explode(',', $value));
        foreach ($tags as $tag) {
            if ($tag === '' || mb_strlen($tag, 'UTF-8') > 50) {
                return false;
            }
        }
        return count(array_unique($tags, SORT_STRING)) === count($tags);
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function hasBlank($value)
    {
        return preg_match('/[' . self::$blanks . ']/u', $value) === 1;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function trim($value)
    {
        return preg_replace('/^[' . self::$blanks . ']+|[' . self::$blanks . ']+$/uD', '', $value);
    }

    /**
     * Four-digit years from 1000 on.
     *
     * @param mixed $value
     * @return bool
     */
    private static function hasUsualYear($value)
    {
        return preg_match('/^[1-9]\d{3}-/', $value) === 1 && strcmp($value, '9999-12-31') < 0;
    }

    /** @var string */
    private static $blanks = '\x{9}-\x{D} \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

    /** @var array<mixed> */
    private static $allowed = Platform\FORMAT_TEXTS;

    /** @var array<string, string> */
    private static $patterns = Platform\FORMAT_PATTERNS;
}
