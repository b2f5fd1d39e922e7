<?php

// Made by Portico. Values inside objects and lists.
declare(strict_types=1);

namespace Portico;

final class Value
{
    /**
     * Of a code node without PHP.
     *
     * @return mixed
     */
    public static function missing()
    {
        throw new Failure(Texts::of('codeMissing'), 500);
    }

    /**
     * The value at a dotted path, null where it leads nowhere.
     *
     * @param mixed $value
     * @param mixed $path
     * @return mixed
     */
    public static function pick($value, $path)
    {
        foreach (explode('.', $path) as $name) {
            $value = is_object($value) ? get_object_vars($value) : $value;
            if (!is_array($value) || !array_key_exists($name, $value)) {
                return null;
            }
            $value = $value[$name];
        }
        return $value;
    }
}
