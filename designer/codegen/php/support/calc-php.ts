/**
 * The operations of designer/model/semantics/operations.ts in PHP 7.4 and later. One test holds both to the same answers.
 * Needs the mbstring extension.
 */
export const calcPhp = String.raw`<?php
// Made by Portico. What the operations of an interface mean.
namespace Portico;

final class Calc
{
    const MAX = 9007199254740991;

    public static function add($a, $b)
    {
        return self::result(self::number($a), self::number($b), self::number($a) + self::number($b));
    }

    public static function subtract($a, $b)
    {
        return self::result(self::number($a), self::number($b), self::number($a) - self::number($b));
    }

    public static function multiply($a, $b)
    {
        return self::result(self::number($a), self::number($b), self::number($a) * self::number($b));
    }

    public static function divide($a, $b)
    {
        return self::finite(self::number($a) / self::divisor($b));
    }

    public static function divideWhole($a, $b)
    {
        $a = self::number($a);
        $b = self::divisor($b);
        $quotient = is_int($a) && is_int($b) ? intdiv($a, $b) : self::whole(self::truncate($a / $b));
        if (!is_int($quotient)) {
            throw new Failure('整数超出范围（±9007199254740991）', 400);
        }
        return $quotient;
    }

    public static function round($value, $digits)
    {
        $value = self::number($value);
        $digits = self::number($digits);
        if (!is_int($digits) || $digits < 0 || $digits > 15) {
            throw new Failure('小数位数须为 0 到 15 的整数', 400);
        }
        if (!preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/', self::text($value), $parts)) {
            throw new Failure('数值超出范围', 400);
        }
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

    public static function concat($a, $b)
    {
        return self::text($a) . self::text($b);
    }

    public static function upper($value)
    {
        return self::mapCharacters($value, 'mb_strtoupper');
    }

    public static function lower($value)
    {
        return self::mapCharacters($value, 'mb_strtolower');
    }

    public static function length($value)
    {
        if (is_string($value)) {
            return mb_strlen($value, 'UTF-8');
        }
        if (is_array($value) && ($value === array() || array_keys($value) === range(0, count($value) - 1))) {
            return count($value);
        }
        throw new Failure('只能计算文本或列表的长度', 400);
    }

    public static function equal($a, $b)
    {
        if (is_array($a) || is_object($a) || is_array($b) || is_object($b)) {
            throw new Failure('运算需要文本、数字或布尔值', 400);
        }
        if (self::isNumber($a) && self::isNumber($b)) {
            return $a == $b;
        }
        return $a === $b;
    }

    public static function notEqual($a, $b)
    {
        return !self::equal($a, $b);
    }

    public static function less($a, $b)
    {
        return self::order($a, $b) < 0;
    }

    public static function lessOrEqual($a, $b)
    {
        return self::order($a, $b) <= 0;
    }

    public static function greater($a, $b)
    {
        return self::order($a, $b) > 0;
    }

    public static function greaterOrEqual($a, $b)
    {
        return self::order($a, $b) >= 0;
    }

    /* "and" and "or" are words of the language: as methods they are allowed. */
    public static function and($a, $b)
    {
        $both = array(self::condition($a), self::condition($b));
        return $both[0] && $both[1];
    }

    public static function or($a, $b)
    {
        $both = array(self::condition($a), self::condition($b));
        return $both[0] || $both[1];
    }

    public static function not($value)
    {
        return !self::condition($value);
    }

    public static function condition($value)
    {
        if (!is_bool($value)) {
            throw new Failure('运算需要布尔值', 400);
        }
        return $value;
    }

    private static function isNumber($value)
    {
        return is_int($value) || is_float($value);
    }

    private static function number($value)
    {
        if (!self::isNumber($value)) {
            throw new Failure('运算需要数字', 400);
        }
        return self::whole($value);
    }

    /* A float that is a whole number within the range is that integer, as in JSON. */
    private static function whole($value)
    {
        return is_float($value) && floor($value) === $value && abs($value) <= self::MAX ? (int)$value : $value;
    }

    private static function truncate($value)
    {
        return $value < 0 ? ceil($value) : floor($value);
    }

    private static function divisor($value)
    {
        $divisor = self::number($value);
        if ($divisor == 0) {
            throw new Failure('除数不能为 0', 400);
        }
        return $divisor;
    }

    private static function result($a, $b, $result)
    {
        if (is_int($a) && is_int($b) && abs($result) > self::MAX) {
            throw new Failure('整数超出范围（±9007199254740991）', 400);
        }
        return self::finite($result);
    }

    private static function finite($value)
    {
        if (is_float($value) && !is_finite($value)) {
            throw new Failure('数值超出范围', 400);
        }
        return self::whole($value);
    }

    private static function order($a, $b)
    {
        if (self::isNumber($a) && self::isNumber($b)) {
            return $a < $b ? -1 : ($a > $b ? 1 : 0);
        }
        if (is_string($a) && is_string($b)) {
            return strcmp($a, $b);
        }
        throw new Failure('只有同类的数字或文本才能比较大小', 400);
    }

    private static function mapCharacters($value, $change)
    {
        if (!is_string($value)) {
            throw new Failure('运算需要文本', 400);
        }
        $changed = '';
        foreach (preg_split('//u', $value, -1, PREG_SPLIT_NO_EMPTY) as $character) {
            $changed .= $change($character, 'UTF-8');
        }
        return $changed;
    }

    /* Numbers in their shortest decimal form: 0.1, 1e+21, 1.5e-7. */
    private static function text($value)
    {
        if (is_string($value)) {
            return $value;
        }
        if ($value === null) {
            return '';
        }
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        if (!self::isNumber($value)) {
            throw new Failure('运算需要文本、数字或布尔值', 400);
        }
        $value = self::whole($value);
        if (is_int($value)) {
            return (string)$value;
        }
        return self::shortest($value);
    }

    private static function shortest($value)
    {
        for ($precision = 0; $precision < 17; $precision++) {
            $text = sprintf('%.' . $precision . 'e', $value);
            if ((float)$text === $value) {
                break;
            }
        }
        preg_match('/^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/', $text, $parts);
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
`;
