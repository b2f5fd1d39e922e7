<?php

// Made by Portico. Rows of stored procedures.
declare(strict_types=1);

namespace Portico;

final class Procedure
{
    /** @var mixed function ($database, $name, $values) that answers rows, for a project without a database manager. */
    public static $runner = null;

    /**
     * @param mixed $database
     * @param mixed $name
     * @param mixed $values
     * @return mixed
     */
    public static function call($database, $name, $values)
    {
        Transaction::settle();
        if (self::$runner !== null) {
            return call_user_func(self::$runner, $database, $name, $values);
        }
        $services = \PhalApi\DI();
        $procedures = $services->get('databaseProc');
        if (!$procedures) {
            throw new Failure(Texts::of('procedure'), 500);
        }
        $services->get('databaseManager')->init($database);
        return $procedures->call($name, $values);
    }
}
