<?php

// Made by Portico. One interface calls another: its API class, with the same rules for parameters as a call from outside.
declare(strict_types=1);

namespace Portico;

final class Call
{
    public const MAX = Platform\DEEPEST_CALL;

    /** @var array<mixed> */
    private static $path = array();

    /**
     * @param string $service the interface to call: Namespace.Class.Method
     * @param array<string, mixed> $values  parameters by name; null is left out
     * @param string $from    the interface that calls
     * @return mixed
     */
    public static function service($service, $values, $from)
    {
        $path = self::$path ? self::$path : array($from);
        $way = implode(' → ', array_merge($path, array($service)));
        if (in_array($service, $path, true)) {
            throw new Failure(Texts::of('nestedItself', array('way' => $way)), 400);
        }
        if (count($path) >= self::MAX) {
            throw new Failure(Texts::of('nestedDeep', array('max' => self::MAX, 'way' => $way)), 400);
        }
        list($namespace, $class, $method) = explode('.', $service);
        $class = '\\' . $namespace . '\\Api\\' . $class;
        if (!class_exists($class) || !method_exists($class, lcfirst($method))) {
            throw new Failure(Texts::of('nestedUnknown', array('name' => $service)), 404);
        }
        $before = self::$path;
        $turns = Loop::$turns;
        self::$path = array_merge($path, array($service));
        Loop::$turns = 0;
        try {
            return self::run(new $class(), $method, Budget::fitting($values));
        } finally {
            self::$path = $before;
            Loop::$turns = $turns;
        }
    }

    /**
     * @param mixed $api
     * @param mixed $method
     * @param mixed $values
     * @return mixed
     */
    private static function run($api, $method, $values)
    {
        $rules = $api->getRules();
        $form = array_filter($values, function ($value) {
            return $value !== null;
        });
        try {
            $members = Input::read($rules[$method], $form);
        } catch (Fault $fault) {
            $faults = $fault->getFaults();
            throw new Failure($faults[0]['message'], 400);
        }
        foreach ($members as $member => $value) {
            $api->$member = $value;
        }
        return $api->{lcfirst($method)}();
    }
}
