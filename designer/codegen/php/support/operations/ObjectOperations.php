<?php

// Made by Portico. Operations on objects. Where members show an order, it is that of their names.
declare(strict_types=1);

namespace Portico;

trait ObjectOperations
{
    /**
     * @param mixed $object
     * @param mixed $name
     * @return mixed
     */
    public static function get($object, $name)
    {
        $name = self::string($name);
        return self::member($object, $name);
    }

    /**
     * @param mixed $object
     * @param mixed $name
     * @param mixed $value
     * @return mixed
     */
    public static function set($object, $name, $value)
    {
        $members = self::members($object);
        $members[self::string($name)] = $value;
        return self::asObject($members);
    }

    /**
     * @param mixed $object
     * @param mixed $name
     * @return mixed
     */
    public static function remove($object, $name)
    {
        $members = self::members($object);
        unset($members[self::string($name)]);
        return self::asObject($members);
    }

    /**
     * @param mixed $object
     * @return mixed
     */
    public static function keys($object)
    {
        return array_map('strval', array_keys(self::ordered($object)));
    }

    /**
     * @param mixed $object
     * @return mixed
     */
    public static function values($object)
    {
        return array_values(self::ordered($object));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function merge($a, $b)
    {
        $first = self::members($a);
        return self::asObject(array_replace($first, self::members($b)));
    }

    /**
     * @param mixed $object
     * @param mixed $name
     * @return bool
     */
    public static function has($object, $name)
    {
        $members = self::members($object);
        return array_key_exists(self::string($name), $members);
    }

    /**
     * @param mixed $object
     * @return mixed
     */
    private static function ordered($object)
    {
        $members = self::members($object);
        uksort($members, function ($one, $other) {
            return strcmp((string)$one, (string)$other);
        });
        return $members;
    }
}
