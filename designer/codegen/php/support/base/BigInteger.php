<?php

// Made by Portico. An integer that PHP has no number for.
declare(strict_types=1);

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
