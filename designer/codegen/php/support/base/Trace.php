<?php

// Made by Portico. What every node answered, in the order they ran.
declare(strict_types=1);

namespace Portico;

final class Trace
{
    /** @var array<mixed> */
    public static $steps = array();

    /**
     * @param mixed $id
     * @param mixed $outputs
     * @return void
     */
    public static function node($id, $outputs)
    {
        self::$steps[] = array('node' => $id, 'outputs' => $outputs);
    }
}
