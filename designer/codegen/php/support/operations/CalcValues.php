<?php

// Made by Portico. Values as operations take them: what is not of the kind ends the call.
declare(strict_types=1);

namespace Portico;

/* A list is an array with the keys 0, 1, 2 …; an object is any other array or a \stdClass, which {} and {"0": 1} need to stay objects in JSON. */
trait CalcValues
{
    /**
     * @param mixed $value
     * @return bool
     */
    private static function isNumber($value)
    {
        return is_int($value) || is_float($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function number($value)
    {
        return self::isNumber($value) ? self::counted($value) : Refusal::because('number');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function integer($value)
    {
        $value = self::isNumber($value) ? self::counted($value) : null;
        return is_int($value) ? $value : Refusal::because('integer');
    }

    /**
     * Integers beyond ±(2^53−1) are passed on and compared, but not counted with: other languages would lose their digits.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function counted($value)
    {
        return is_int($value) && abs($value) > self::MAX ? Refusal::because('range') : self::whole($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function amount($value)
    {
        $amount = self::integer($value);
        return $amount < 0 ? Refusal::because('negative') : $amount;
    }

    /**
     * A float that is a whole number within the range is that integer, an integer beyond it a float, as in JSON.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function whole($value)
    {
        if (is_int($value)) {
            return abs($value) > self::MAX ? (float)$value : $value;
        }
        return is_float($value) && floor($value) === $value && abs($value) <= self::MAX ? (int)$value : $value;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function finite($value)
    {
        if (is_float($value) && !is_finite($value)) {
            Refusal::because('infinite');
        }
        return self::whole($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function safe($value)
    {
        $value = self::whole($value);
        return is_int($value) ? $value : Refusal::because('range');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function string($value)
    {
        return is_string($value) && preg_match('//u', $value) ? $value : Refusal::because('text');
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isList($value)
    {
        if (!is_array($value)) {
            return false;
        }
        $index = 0;
        foreach ($value as $key => $_) {
            if ($key !== $index++) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function elements($value)
    {
        return self::isList($value) ? $value : Refusal::because('list');
    }

    /**
     * @param mixed $value
     * @return bool
     */
    private static function isObject($value)
    {
        return $value instanceof \stdClass || (is_array($value) && !self::isList($value));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function members($value)
    {
        return self::isObject($value) ? (array)$value : Refusal::because('object');
    }

    /**
     * @param mixed $object
     * @param mixed $name
     * @return mixed
     */
    private static function member($object, $name)
    {
        $members = self::members($object);
        return isset($members[$name]) ? $members[$name] : null;
    }

    /**
     * Members whose array JSON would take for a list.
     *
     * @param mixed $members
     * @return mixed
     */
    private static function asObject($members)
    {
        return self::isList($members) ? (object)$members : $members;
    }

    /**
     * @param mixed $value
     * @param mixed $choices
     * @return mixed
     */
    private static function choice($value, $choices)
    {
        return is_string($value) && in_array($value, $choices, true) ? $value : Refusal::because('choice');
    }

    /**
     * @param mixed $length
     * @return mixed
     */
    private static function limitedLength($length)
    {
        return $length > Platform\LONGEST_TEXT ? Refusal::because('textSize') : $length;
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    private static function limitedText($text)
    {
        if (strlen($text) > Platform\LONGEST_TEXT) {
            self::limitedLength(mb_strlen($text, 'UTF-8'));
        }
        return $text;
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    private static function limitedList($list)
    {
        return count($list) > Platform\LARGEST_LIST ? Refusal::because('listSize') : $list;
    }

    /**
     * Null, a boolean, a number or a text; identical for all that is equal.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function scalar($value)
    {
        if ($value === null || is_bool($value)) {
            return $value;
        }
        if (is_string($value)) {
            return self::string($value);
        }
        if (is_int($value)) {
            return $value;
        }
        return is_float($value) ? self::whole($value) : Refusal::because('scalar');
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    private static function order($a, $b)
    {
        if (self::isNumber($a) && self::isNumber($b)) {
            return self::compareNumbers($a, $b);
        }
        return is_string($a) && is_string($b) ? strcmp($a, $b) : Refusal::because('order');
    }

    /**
     * Null, false, true, numbers, texts.
     *
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    private static function totalOrder($a, $b)
    {
        $difference = self::rank($a) - self::rank($b);
        if ($difference !== 0) {
            return $difference;
        }
        if (self::isNumber($a)) {
            return self::compareNumbers($a, $b);
        }
        return is_string($a) ? strcmp($a, $b) : $a <=> $b;
    }

    /**
     * By value, as far as the last digit: PHP itself would make a float of the integer.
     *
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    private static function compareNumbers($a, $b)
    {
        if (is_int($a) === is_int($b)) {
            return $a <=> $b;
        }
        if (is_float($a)) {
            return -self::compareNumbers($b, $a);
        }
        if (abs($b) >= 9223372036854775808.0) {
            return $b < 0 ? ($b < -9223372036854775808.0 || $a > PHP_INT_MIN ? 1 : 0) : -1;
        }
        return abs($b) > self::MAX ? $a <=> (int)$b : (float)$a <=> $b;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function rank($value)
    {
        return $value === null ? 0 : (is_bool($value) ? 1 : (is_string($value) ? 3 : 2));
    }

    /**
     * Numbers in their shortest decimal form: 0.1, 1e+21, 1.5e-7.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function text($value)
    {
        $value = self::scalar($value);
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_float($value) ? self::shortest($value) : (string)$value;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function shortest($value)
    {
        for ($precision = 0; $precision < 17; $precision++) {
            $text = sprintf('%.' . $precision . 'e', $value);
            if ((float)$text === $value) {
                break;
            }
        }
        preg_match('/^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/', $text, $parts);
        /** @var array<int, string> $parts */
        $digits = $parts[2] . $parts[3];
        $point = (int)$parts[4] + 1;
        $count = strlen($digits);
        if ($count <= $point && $point <= 21) {
            return $parts[1] . $digits . str_repeat('0', $point - $count);
        }
        if ($point > 0 && $point <= 21) {
            return $parts[1] . substr($digits, 0, $point) . '.' . substr($digits, $point);
        }
        if ($point > -6 && $point <= 0) {
            return $parts[1] . '0.' . str_repeat('0', -$point) . $digits;
        }
        $exponent = $point - 1;
        $mantissa = $count === 1 ? $digits : $digits[0] . '.' . substr($digits, 1);
        return $parts[1] . $mantissa . 'e' . ($exponent < 0 ? '-' : '+') . abs($exponent);
    }
}
