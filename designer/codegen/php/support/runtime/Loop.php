<?php

// Made by Portico. The lists that loops go through.
declare(strict_types=1);

namespace Portico;

final class Loop
{
    /** @var int of all loops of the running interface */
    public static $turns = 0;

    /**
     * @param mixed $value
     * @param int   $weight steps of the call's budget that each turn takes
     * @return array<int, mixed>
     */
    public static function items($value, $weight = 1)
    {
        if (!is_array($value) || ($value && array_keys($value) !== range(0, count($value) - 1))) {
            throw new Failure(Texts::of('loopList'), 400);
        }
        self::$turns += count($value);
        if (count($value) > Platform\LOOP_TURNS) {
            throw new Failure(Texts::of('loopTurns', array('max' => Platform\LOOP_TURNS)), 400);
        }
        if (self::$turns > Platform\CALL_TURNS) {
            throw new Failure(Texts::of('loopCall', array('max' => Platform\CALL_TURNS)), 400);
        }
        Budget::spend(count($value) * $weight, 'loop');
        return array_values($value);
    }
}
