<?php

// Made by Portico. Decimal arithmetic on the digits a person sees.
declare(strict_types=1);

namespace Portico;

/* A decimal of up to 15 digits has a float of its own; beyond that the results are those of floats. */
final class Decimals
{
    /**
     * The whole number the digits make and how many of them stand behind the point; null where there are too many.
     *
     * @param int|float $value
     * @return array{0: float, 1: int}|null
     */
    public static function digits($value)
    {
        if (is_int($value)) {
            return array((float)$value, 0);
        }
        for ($places = 1; $places <= 15; $places++) {
            $power = self::power($places);
            $whole = floor($value * $power + 0.5);
            if (abs($whole) > Calc::MAX) {
                return null;
            }
            if ($whole / $power === $value) {
                return array($whole, $places);
            }
        }
        return null;
    }

    /**
     * @param int|float $a
     * @param int|float $b
     * @return int|float
     */
    public static function sum($a, $b)
    {
        $scaled = self::scaled($a, $b);
        if (!$scaled || abs($scaled[0] + $scaled[1]) > Calc::MAX) {
            return $a + $b;
        }
        return ($scaled[0] + $scaled[1]) / self::power($scaled[2]);
    }

    /**
     * @param int|float $a
     * @param int|float $b
     * @return int|float
     */
    public static function product($a, $b)
    {
        $one = self::digits($a);
        $other = self::digits($b);
        if (!$one || !$other || $one[1] + $other[1] > 22 || abs($one[0] * $other[0]) > Calc::MAX) {
            return $a * $b;
        }
        return $one[0] * $other[0] / self::power($one[1] + $other[1]);
    }

    /**
     * @param int|float $a
     * @param int|float $b
     * @return int|float
     */
    public static function quotient($a, $b)
    {
        $scaled = self::scaled($a, $b);
        return $scaled ? $scaled[0] / $scaled[1] : $a / $b;
    }

    /**
     * With the sign of the dividend.
     *
     * @param int|float $a
     * @param int|float $b
     * @return float
     */
    public static function remainder($a, $b)
    {
        $scaled = self::scaled($a, $b);
        return $scaled ? fmod($scaled[0], $scaled[1]) / self::power($scaled[2]) : fmod((float)$a, (float)$b);
    }

    /** Without what adding floats up leaves behind the 15th digit. */
    public static function settled(float $value): float
    {
        $size = abs($value);
        if ($size >= 1e15 || $size < 1e-7 || floor($value) === $value) {
            return $value;
        }
        $places = 22;
        while ($places > 0 && $size * self::power($places) >= 1e15) {
            $places--;
        }
        $kept = floor($size * self::power($places) + 0.5) / self::power($places);
        return $value < 0 ? -$kept : $kept;
    }

    /**
     * Both as whole numbers of the same power of ten.
     *
     * @param int|float $a
     * @param int|float $b
     * @return array{0: float, 1: float, 2: int}|null
     */
    private static function scaled($a, $b)
    {
        $one = self::digits($a);
        $other = self::digits($b);
        if (!$one || !$other) {
            return null;
        }
        $places = max($one[1], $other[1]);
        $first = $one[0] * self::power($places - $one[1]);
        $second = $other[0] * self::power($places - $other[1]);
        return max(abs($first), abs($second)) > Calc::MAX ? null : array($first, $second, $places);
    }

    /** A power of ten that a float holds exactly. */
    private static function power(int $places): float
    {
        return (float)('1e' . $places);
    }
}
