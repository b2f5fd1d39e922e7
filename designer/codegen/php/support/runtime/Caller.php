<?php

// Made by Portico. Who calls.
declare(strict_types=1);

namespace Portico;

final class Caller
{
    /** @var array<mixed> Set this where the project knows who calls, for example in its filter. */
    public static $current = array('app_key' => '', 'app_name' => '', 'account_id' => 0, 'username' => '');

    /**
     * @param mixed $name
     * @return mixed
     */
    public static function get($name)
    {
        return self::$current[$name];
    }
}
