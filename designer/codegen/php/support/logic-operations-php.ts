/** designer/model/semantics/operations/logic-operations.ts and convert-operations.ts in PHP. */
export const logicOperationsPhp = String.raw`<?php
// Made by Portico. Comparisons and conditions. "and" and "or" are words of the language: as methods they are allowed.
namespace Portico;

trait LogicOperations
{
    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function equal($a, $b)
    {
        $a = self::scalar($a);
        return $a === self::scalar($b);
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function notEqual($a, $b)
    {
        return !self::equal($a, $b);
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function less($a, $b)
    {
        return self::order($a, $b) < 0;
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function lessOrEqual($a, $b)
    {
        return self::order($a, $b) <= 0;
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function greater($a, $b)
    {
        return self::order($a, $b) > 0;
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function greaterOrEqual($a, $b)
    {
        return self::order($a, $b) >= 0;
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function and($a, $b)
    {
        $both = array(self::condition($a), self::condition($b));
        return $both[0] && $both[1];
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function or($a, $b)
    {
        $both = array(self::condition($a), self::condition($b));
        return $both[0] || $both[1];
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function not($value)
    {
        return !self::condition($value);
    }

    /**
     * @param mixed $value
     * @return bool
     */
    public static function isNull($value)
    {
        return $value === null;
    }

    /**
     * @param mixed $value
     * @return bool
     */
    public static function isEmpty($value)
    {
        return $value === null || $value === '' || $value === array() || ($value instanceof \stdClass && (array)$value === array());
    }

    /**
     * @param mixed $value
     * @param mixed $fallback
     * @return mixed
     */
    public static function defaultIfNull($value, $fallback)
    {
        return $value === null ? $fallback : $value;
    }

    /**
     * @param mixed $random
     * @param mixed $min
     * @param mixed $max
     * @return mixed
     */
    public static function between($random, $min, $max)
    {
        $least = self::integer($min);
        $greatest = self::integer($max);
        $count = $greatest - $least + 1;
        if ($count < 1 || $count > 281474976710656) {
            Refusal::because('interval');
        }
        return $least + $random % $count;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function condition($value)
    {
        return is_bool($value) ? $value : Refusal::because('boolean');
    }
}
`;

export const convertOperationsPhp = String.raw`<?php
// Made by Portico. Conversions; what cannot be converted exactly is refused.
namespace Portico;

trait ConvertOperations
{
    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toText($value)
    {
        return self::text($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toInteger($value)
    {
        if (is_bool($value)) {
            return $value ? 1 : 0;
        }
        if (is_string($value)) {
            if (!preg_match('/\A(-?)0*(\d+)\z/', $value, $parts)) {
                Refusal::because('convert');
            }
            return strlen($parts[2]) > 16 ? Refusal::because('range') : self::safe((int)($parts[1] . $parts[2]));
        }
        if (!self::isNumber($value) || floor($value) != $value) {
            Refusal::because('convert');
        }
        return self::safe($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toFloat($value)
    {
        if (is_bool($value)) {
            return $value ? 1 : 0;
        }
        if (is_string($value)) {
            return preg_match('/\A-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,4})?\z/', $value) ? self::finite((float)$value) : Refusal::because('convert');
        }
        return self::isNumber($value) ? self::finite(self::counted($value)) : Refusal::because('convert');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toBoolean($value)
    {
        $value = self::isNumber($value) ? self::whole($value) : $value;
        if (in_array($value, array(true, 1, 'true', '1'), true)) {
            return true;
        }
        return in_array($value, array(false, 0, 'false', '0'), true) ? false : Refusal::because('convert');
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function parseJson($text)
    {
        return Json::decode(self::string($text));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function formatJson($value)
    {
        return self::limitedText(Json::encode($value));
    }
}
`;
