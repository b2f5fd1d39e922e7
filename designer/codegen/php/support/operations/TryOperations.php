<?php

// Made by Portico. Conversions that answer null where the plain ones end the call.
declare(strict_types=1);

namespace Portico;

trait TryOperations
{
    /**
     * @param mixed $value
     * @return mixed
     */
    public static function tryInteger($value)
    {
        try {
            return self::toInteger($value);
        } catch (Failure $failure) {
            return null;
        }
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function tryFloat($value)
    {
        try {
            return self::toFloat($value);
        } catch (Failure $failure) {
            return null;
        }
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function tryDecimal($value)
    {
        try {
            return self::toDecimal($value);
        } catch (Failure $failure) {
            return null;
        }
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function tryBoolean($value)
    {
        try {
            return self::toBoolean($value);
        } catch (Failure $failure) {
            return null;
        }
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function tryDate($value)
    {
        try {
            return self::toDate($value);
        } catch (Failure $failure) {
            return null;
        }
    }
}
