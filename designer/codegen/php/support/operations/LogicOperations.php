<?php

// Made by Portico. Comparisons and conditions. "and" and "or" are words of the language: as methods they are allowed.
declare(strict_types=1);

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
