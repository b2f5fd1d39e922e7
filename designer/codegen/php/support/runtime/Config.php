<?php

// Made by Portico. Configuration values by name, from config/portico.php.
declare(strict_types=1);

namespace Portico;

final class Config
{
    /**
     * @param mixed $name
     * @return mixed
     */
    public static function get($name)
    {
        $values = \PhalApi\DI()->config->get('portico');
        return is_array($values) && isset($values[$name]) ? (string)$values[$name] : null;
    }
}
