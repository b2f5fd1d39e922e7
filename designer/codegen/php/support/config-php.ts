/** Configuration values: of the platform there, of the project's file config/portico.php here. */
export const configPhp = String.raw`<?php
// Made by Portico. Configuration values by name, from config/portico.php.

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
`;
