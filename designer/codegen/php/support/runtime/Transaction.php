<?php
// Made by Portico. Writes of one run that are kept or undone together.
declare(strict_types=1);

namespace Portico;

final class Transaction
{
    /** @var int */
    private static $depth = 0;
    /** @var array<mixed> The open ones, by connection. */
    private static $open = array();

    /**
     * Runs the logic of an interface; one that another calls belongs to that.
     *
     * @param callable(): mixed $work
     * @return mixed
     */
    public static function run($work)
    {
        self::$depth++;
        $isKept = false;
        try {
            $answer = call_user_func($work);
            if (self::$depth === 1) {
                self::settle();
            }
            $isKept = true;
            return $answer;
        } finally {
            self::$depth--;
            if (!$isKept && self::$depth === 0) {
                self::undo();
            }
        }
    }

    /**
     * Before a row is written. A connection in a transaction of the project stays in that.
     *
     * @param object $model
     * @return void
     */
    public static function begin($model)
    {
        $connection = self::$depth > 0 && method_exists($model, 'connection') ? $model->connection() : null;
        if ($connection && !$connection->inTransaction()) {
            $connection->beginTransaction();
            self::$open[spl_object_hash($connection)] = $connection;
        }
    }

    /**
     * Keeps what was written so far: at the end, and before the run waits for another system.
     *
     * @return void
     */
    public static function settle()
    {
        while (self::$open) {
            $connection = array_shift(self::$open);
            if ($connection->inTransaction()) {
                $connection->commit();
            }
        }
    }

    /**
     * The connection a table is written through, by the framework's list of tables. Null stands for the project's own database.
     *
     * @param mixed $database
     * @param mixed $table
     * @return mixed
     */
    public static function connectionOf($database, $table)
    {
        /** @var object $services */
        $services = \PhalApi\DI();
        if (!$database && method_exists($services, 'get')) {
            $database = $services->get('notorm');
        }
        if (!is_object($database) || !method_exists($database, 'getPdo') || !method_exists($database, 'getConfigs')) {
            return null;
        }
        $configs = $database->getConfigs();
        foreach (array($table, '__default__') as $name) {
            $map = isset($configs['tables'][$name]['map']) ? $configs['tables'][$name]['map'] : array();
            foreach ($map as $place) {
                if (isset($place['db']) && !isset($place['start'])) {
                    return $database->getPdo(trim($place['db']));
                }
            }
        }
        return null;
    }

    /** @return void */
    private static function undo()
    {
        while (self::$open) {
            $connection = array_shift(self::$open);
            try {
                if ($connection->inTransaction()) {
                    $connection->rollBack();
                }
            } catch (\Exception $error) {
                // A connection that is lost has undone it by itself.
                continue;
            }
        }
    }
}
