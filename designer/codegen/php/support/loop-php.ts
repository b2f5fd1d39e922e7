/** Lists that loops go through: designer/model/semantics/loop-turns.ts in PHP, without its limit for a whole call. */
export const loopPhp = `<?php
// Made by Portico. The lists that loops go through.

namespace Portico;

final class Loop
{
    const MAX = 10000;

    public static function items($value)
    {
        if (!is_array($value) || ($value && array_keys($value) !== range(0, count($value) - 1))) {
            throw new Failure('循环需要列表', 400);
        }
        if (count($value) > self::MAX) {
            throw new Failure('循环不能超过 ' . self::MAX . ' 次', 400);
        }
        return $value;
    }
}
`;
