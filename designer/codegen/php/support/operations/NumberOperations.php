<?php

// Made by Portico. Operations on numbers.
declare(strict_types=1);

namespace Portico;

trait NumberOperations
{
    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function add($a, $b)
    {
        return self::result(self::number($a), self::number($b), Decimals::sum(self::number($a), self::number($b)));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function subtract($a, $b)
    {
        return self::result(self::number($a), self::number($b), Decimals::sum(self::number($a), 0 - self::number($b)));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function multiply($a, $b)
    {
        return self::result(self::number($a), self::number($b), Decimals::product(self::number($a), self::number($b)));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function divide($a, $b)
    {
        return self::finite(Decimals::quotient(self::number($a), self::divisor($b)));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function divideWhole($a, $b)
    {
        $a = self::number($a);
        $b = self::divisor($b);
        if (is_int($a) && is_int($b)) {
            return intdiv($a, $b);
        }
        $quotient = Decimals::quotient($a, $b);
        return self::safe($quotient < 0 ? ceil($quotient) : floor($quotient));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function modulo($a, $b)
    {
        $a = self::number($a);
        $b = self::divisor($b);
        return is_int($a) && is_int($b) ? $a % $b : self::whole(Decimals::remainder($a, $b));
    }

    /**
     * By repeated squaring, because the languages' own powers differ in the last digit.
     *
     * @param mixed $base
     * @param mixed $exponent
     * @return mixed
     */
    public static function power($base, $exponent)
    {
        $base = self::number($base);
        $exponent = self::number($exponent);
        if (!is_int($exponent) || abs($exponent) > 1024) {
            Refusal::because('exponent');
        }
        $result = 1.0;
        $square = (float)$base;
        for ($rest = abs($exponent); $rest > 0; $rest = intdiv($rest, 2)) {
            if ($rest % 2 === 1) {
                $result = (float)Decimals::product($result, $square);
            }
            $square = (float)Decimals::product($square, $square);
        }
        if ($exponent < 0) {
            return self::finite(Decimals::quotient(1, self::divisor($result)));
        }
        if (is_int($base) && is_finite($result) && abs($result) > self::MAX) {
            Refusal::because('range');
        }
        return self::finite($result);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function squareRoot($value)
    {
        $value = self::number($value);
        return $value < 0 ? Refusal::because('root') : self::whole(sqrt($value));
    }

    /**
     * @param mixed $value
     * @param mixed $digits
     * @return mixed
     */
    public static function round($value, $digits)
    {
        $value = self::number($value);
        $digits = self::number($digits);
        if (!is_int($digits) || $digits < 0 || $digits > 15) {
            Refusal::because('digits');
        }
        preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/', self::text($value), $parts);
        /** @var array<int, string> $parts */
        $fraction = isset($parts[3]) ? $parts[3] : '';
        $text = $parts[2] . $fraction;
        $kept = strlen($parts[2]) + (isset($parts[4]) ? (int)$parts[4] : 0) + $digits;
        if ($kept >= strlen($text)) {
            return $value;
        }
        if ($kept < 0) {
            return 0;
        }
        $whole = $kept === 0 ? '0' : substr($text, 0, $kept);
        if ($text[$kept] >= '5') {
            $whole = self::increment($whole);
        }
        return self::finite((float)($parts[1] . $whole . 'e-' . $digits));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function floor($value)
    {
        return self::safe(floor(self::number($value)));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function ceil($value)
    {
        return self::safe(ceil(self::number($value)));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function abs($value)
    {
        return abs(self::number($value));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function negate($value)
    {
        return self::whole(0 - self::number($value));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function min($a, $b)
    {
        return min(self::number($a), self::number($b));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function max($a, $b)
    {
        return max(self::number($a), self::number($b));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function divisor($value)
    {
        $divisor = self::number($value);
        return $divisor == 0 ? Refusal::because('zero') : $divisor;
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @param mixed $result
     * @return mixed
     */
    private static function result($a, $b, $result)
    {
        if (is_int($a) && is_int($b) && abs($result) > self::MAX) {
            Refusal::because('range');
        }
        return self::finite($result);
    }

    /**
     * @param mixed $digits
     * @return mixed
     */
    private static function increment($digits)
    {
        for ($index = strlen($digits) - 1; $index >= 0; $index--) {
            if ($digits[$index] !== '9') {
                $digits[$index] = (string)((int)$digits[$index] + 1);
                return $digits;
            }
            $digits[$index] = '0';
        }
        return '1' . $digits;
    }
}
