<?php

// Made by Portico. What a caller did not send, where null is a value of its own.
declare(strict_types=1);

namespace Portico;

final class Absent
{
    /** @var mixed */
    private static $value = null;

    /** @return mixed */
    public static function value()
    {
        return self::$value ?: self::$value = new self();
    }

    /**
     * As operations see it: what was not sent is null.
     *
     * @param mixed $value
     * @return mixed
     */
    public static function asNull($value)
    {
        return $value instanceof self ? null : $value;
    }

    /**
     * As calls elsewhere send it: null that no caller can have sent was not sent.
     *
     * @param mixed $value
     * @return mixed
     */
    public static function orSent($value)
    {
        return $value === null ? self::value() : $value;
    }
}
