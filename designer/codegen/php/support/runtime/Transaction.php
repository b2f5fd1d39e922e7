<?php

// Made by Portico. Writes that are kept or undone together.
declare(strict_types=1);

namespace Portico;

final class Transaction
{
    /** @var array<int, array{kind: string, savepoints: array<string, \PDO>}> what has begun and is not over */
    private static $levels = array();
    /** @var array<string, \PDO> The transactions that began here, by connection. */
    private static $open = array();

    /**
     * Runs the logic of an interface whose writes belong together; one that another calls belongs to that.
     *
     * @param callable(): mixed $work
     * @return mixed
     */
    public static function run($work)
    {
        self::open('whole');
        try {
            $answer = call_user_func($work);
            self::commit();
            return $answer;
        } catch (\Throwable $error) {
            self::undo();
            throw $error;
        }
    }

    /**
     * Everything that follows until its end belongs together.
     *
     * @param string $kind whole, transaction or attempt
     * @return void
     */
    public static function open($kind)
    {
        self::$levels[] = array('kind' => $kind, 'savepoints' => array());
    }

    /**
     * The innermost level has gone well: what it wrote is kept, or belongs to the transaction around it.
     *
     * @return void
     */
    public static function commit()
    {
        $last = count(self::$levels) - 1;
        if (self::base() === $last) {
            self::keep();
        }
        foreach (self::$levels[$last]['savepoints'] as $connection) {
            $connection->exec('RELEASE SAVEPOINT portico_' . $last);
        }
        array_pop(self::$levels);
    }

    /**
     * The innermost level has failed: what it wrote within a transaction is undone.
     *
     * @return void
     */
    public static function undo()
    {
        $last = count(self::$levels) - 1;
        if (self::base() === $last) {
            self::undoAll();
        }
        foreach (self::$levels[$last]['savepoints'] as $connection) {
            self::quietly($connection, 'ROLLBACK TO SAVEPOINT portico_' . $last);
            self::quietly($connection, 'RELEASE SAVEPOINT portico_' . $last);
        }
        array_pop(self::$levels);
    }

    /**
     * Before a row is written. A connection in a transaction of the project stays in that.
     *
     * @param object $model
     * @return void
     */
    public static function begin($model)
    {
        $base = self::base();
        $connection = $base < 0 || !method_exists($model, 'connection') ? null : $model->connection();
        if (!$connection instanceof \PDO) {
            return;
        }
        $name = spl_object_hash($connection);
        $others = array_diff(array_keys(self::$open), array($name));
        if ($others && self::isDrawn()) {
            $words = array('first' => self::databaseOf(self::$open[reset($others)]), 'second' => self::databaseOf($connection));
            throw new Failure(Texts::of('frameTwo', $words), 500);
        }
        if (!isset(self::$open[$name]) && !$connection->inTransaction()) {
            $connection->beginTransaction();
            self::$open[$name] = $connection;
        }
        for ($level = isset(self::$open[$name]) ? $base + 1 : $base; $level < count(self::$levels); $level++) {
            if (!isset(self::$levels[$level]['savepoints'][$name])) {
                $connection->exec('SAVEPOINT portico_' . $level);
                self::$levels[$level]['savepoints'][$name] = $connection;
            }
        }
    }

    /**
     * Keeps what was written so far before the run waits for another system, unless a drawn transaction waits, too.
     *
     * @return void
     */
    public static function settle()
    {
        if (self::isDrawn()) {
            return;
        }
        foreach (array_keys(self::$levels) as $level) {
            self::$levels[$level]['savepoints'] = array_diff_key(self::$levels[$level]['savepoints'], self::$open);
        }
        self::keep();
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

    /** @return int place of the level that is the transaction itself, -1 outside of one */
    private static function base()
    {
        foreach (self::$levels as $place => $level) {
            if ($level['kind'] !== 'attempt') {
                return $place;
            }
        }
        return -1;
    }

    /** @return bool whether somebody has drawn a transaction that is not over */
    private static function isDrawn()
    {
        return in_array('transaction', array_column(self::$levels, 'kind'), true);
    }

    /** @return void */
    private static function keep()
    {
        while (self::$open) {
            $connection = array_shift(self::$open);
            if ($connection->inTransaction()) {
                $connection->commit();
            }
        }
    }

    /** @return void */
    private static function undoAll()
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

    /**
     * A database that has undone all of the transaction by itself knows the savepoint no more.
     *
     * @param \PDO   $connection
     * @param string $statement
     * @return void
     */
    private static function quietly($connection, $statement)
    {
        try {
            $connection->exec($statement);
        } catch (\PDOException $error) {
            return;
        }
    }

    /**
     * @param \PDO $connection
     * @return string
     */
    private static function databaseOf($connection)
    {
        return (string)$connection->getAttribute(\PDO::ATTR_DRIVER_NAME);
    }
}
