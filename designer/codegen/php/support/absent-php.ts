/** Stands for a nullable parameter that the caller left out, since null is a value of its own there. */
export const absentPhp = `<?php
// Made by Portico. What a caller did not send, where null is a value of its own.
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
`;

/** An integer beyond 64 bits, which PHP has no number for: only to be refused, or handed on as its digits. */
export const bigIntegerPhp = `<?php
// Made by Portico. An integer that PHP has no number for.
namespace Portico;

final class BigInteger
{
    /** @var mixed */
    private $digits;

    /** @param mixed $digits */
    public function __construct($digits)
    {
        $this->digits = $digits;
    }

    /** @return mixed */
    public function __toString()
    {
        return $this->digits;
    }
}
`;
