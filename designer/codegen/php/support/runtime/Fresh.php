<?php

// Made by Portico. Time and chance.
declare(strict_types=1);

namespace Portico;

final class Fresh
{
    /**
     * Seconds since 1970.
     *
     * @return mixed
     */
    public static function now()
    {
        return time();
    }

    /**
     * 48 bits.
     *
     * @return mixed
     */
    public static function random()
    {
        return random_int(0, 281474976710655);
    }

    /**
     * @param int $milliseconds
     * @return void
     */
    public static function pause($milliseconds)
    {
        usleep($milliseconds * 1000);
    }

    /** @return mixed */
    public static function uuid()
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}
