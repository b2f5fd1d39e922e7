<?php

// Made by Portico. Between decimals, amounts of money in fen and plain numbers; null stays null.
declare(strict_types=1);

namespace Portico;

trait AmountOperations
{
    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toDecimal($value)
    {
        if ($value === null) {
            return null;
        }
        if (is_string($value)) {
            $value = preg_match('/\A-?\d+(?:\.\d+)?\z/', $value) ? (float)$value : Refusal::because('convert');
        }
        $number = self::number($value);
        return Decimals::digits($number) ? $number : Refusal::because('precision');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toMoney($value)
    {
        if ($value === null) {
            return null;
        }
        $number = self::number($value);
        $digits = Decimals::digits($number);
        if (!$digits) {
            Refusal::because('precision');
        }
        return $digits[1] > 2 ? Refusal::because('fen') : self::safe(Decimals::product($number, 100));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toYuan($value)
    {
        return $value === null ? null : self::whole(Decimals::quotient(self::number($value), 100));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toFen($value)
    {
        return $value === null ? null : self::integer($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function fromFen($value)
    {
        return $value === null ? null : self::integer($value);
    }
}
