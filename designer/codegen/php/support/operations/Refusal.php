<?php

// Made by Portico. Why an operation has no answer.
declare(strict_types=1);

namespace Portico;

final class Refusal
{
    public const SENTENCES = Platform\OPERATION_FAILURES;

    /**
     * @param string $reason
     * @return never
     */
    public static function because($reason)
    {
        throw new Failure(self::SENTENCES[$reason], 400);
    }
}
