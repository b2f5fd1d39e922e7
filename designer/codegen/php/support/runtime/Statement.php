<?php

// Made by Portico. One statement on a database of the project.
declare(strict_types=1);

namespace Portico;

final class Statement
{
    /** @var mixed function ($database) that answers a \PDO, for a project without a database manager. */
    public static $connection = null;

    /** Texts and quoted names. */
    private const QUOTED = '\'(?:[^\']|\'\')*\'|"(?:[^"]|"")*"|`[^`]*`';

    /**
     * Runs a statement that the database takes as one, with its values apart from its text. One that only reads is held to that by the database.
     *
     * @param string       $database
     * @param string       $statement
     * @param array<mixed> $values
     * @param int          $most
     * @param int          $seconds
     * @param bool         $writes
     * @return array{rows: array<array<string, mixed>>, changed: int} one row more than `$most` where there are more
     */
    public static function run($database, $statement, $values, $most, $seconds, $writes)
    {
        // MySQL's driver runs them all where there are no values.
        if (strpos((string)preg_replace('/' . self::QUOTED . '/', '', $statement), ';') !== false) {
            throw new Failure(Texts::of('sqlSeveral'), 500);
        }
        $connection = self::connection($database);
        $driver = (string)$connection->getAttribute(\PDO::ATTR_DRIVER_NAME);
        if ($connection->inTransaction()) {
            throw new Failure(Texts::of('sqlInside'), 500);
        }
        self::begin($connection, $driver, $seconds, $writes);
        $isDone = false;
        try {
            $found = self::found($connection, $driver, $statement, $values, $most);
            $isDone = true;
            return $found;
        } finally {
            self::end($connection, $driver, $writes && $isDone);
        }
    }

    /**
     * @param \PDO   $connection
     * @param string $driver
     * @param int    $seconds
     * @param bool   $writes
     * @return void
     */
    private static function begin($connection, $driver, $seconds, $writes)
    {
        if ($driver === 'sqlite') {
            $connection->exec('PRAGMA query_only = ' . ($writes ? '0' : '1'));
            $connection->exec('BEGIN');
            return;
        }
        if ($driver === 'mysql') {
            $connection->exec(self::isMariaDb($connection) ? "SET SESSION max_statement_time = $seconds" : 'SET SESSION max_execution_time = ' . $seconds * 1000);
            $connection->exec('START TRANSACTION' . ($writes ? '' : ' READ ONLY'));
            return;
        }
        $connection->exec('BEGIN TRANSACTION' . ($writes ? '' : ' READ ONLY'));
        $connection->exec('SET LOCAL statement_timeout = ' . $seconds * 1000);
        // A read-only transaction with a snapshot cannot be made writable again.
        $connection->exec("SET LOCAL TIME ZONE 'Asia/Shanghai'");
        $connection->query('SELECT 1');
    }

    /**
     * @param \PDO   $connection
     * @param string $driver
     * @param bool   $isKept
     * @return void
     */
    private static function end($connection, $driver, $isKept)
    {
        $connection->exec($isKept ? 'COMMIT' : 'ROLLBACK');
        if ($driver === 'sqlite') {
            $connection->exec('PRAGMA query_only = 0');
        } elseif ($driver === 'mysql') {
            $connection->exec('SET SESSION ' . (self::isMariaDb($connection) ? 'max_statement_time' : 'max_execution_time') . ' = DEFAULT');
        }
    }

    /**
     * @param \PDO         $connection
     * @param string       $driver
     * @param string       $text
     * @param array<mixed> $values
     * @param int          $most
     * @return array{rows: array<array<string, mixed>>, changed: int}
     */
    private static function found($connection, $driver, $text, $values, $most)
    {
        // Where the driver would write values into the text itself, it takes several statements, too.
        $text = $driver === 'sqlite' ? self::withFloats($text, $values) : $text;
        $statement = $connection->prepare($text, $driver === 'sqlite' ? array() : array(\PDO::ATTR_EMULATE_PREPARES => false));
        foreach ($values as $at => $value) {
            $statement->bindValue($at + 1, is_float($value) ? json_encode($value) : $value, self::kind($value));
        }
        $statement->execute();
        $rows = array();
        if ($statement->columnCount() > 0) {
            while (count($rows) <= $most && ($row = $statement->fetch(\PDO::FETCH_ASSOC)) !== false) {
                $rows[] = $row;
            }
        }
        $changed = $statement->columnCount() > 0 ? 0 : $statement->rowCount();
        $statement->closeCursor();
        return array('rows' => $rows, 'changed' => $changed);
    }

    /**
     * The driver binds floats as texts, which SQLite compares as such.
     *
     * @param string       $text
     * @param array<mixed> $values
     */
    private static function withFloats($text, $values): string
    {
        $at = 0;
        return (string)preg_replace_callback('/' . self::QUOTED . '|\?/', function ($part) use (&$at, $values) {
            if ($part[0] !== '?') {
                return $part[0];
            }
            return is_float($values[$at++]) ? 'CAST(? AS REAL)' : '?';
        }, $text);
    }

    /** @param mixed $value */
    private static function kind($value): int
    {
        if ($value === null) {
            return \PDO::PARAM_NULL;
        }
        return is_bool($value) ? \PDO::PARAM_BOOL : (is_int($value) ? \PDO::PARAM_INT : \PDO::PARAM_STR);
    }

    /** @param string $database */
    private static function connection($database): \PDO
    {
        $connection = null;
        if (self::$connection !== null) {
            $connection = call_user_func(self::$connection, $database);
        } else {
            $manager = \PhalApi\DI()->get('databaseManager');
            $connection = $manager ? Transaction::connectionOf($manager->init($database), '') : null;
        }
        if (!$connection instanceof \PDO) {
            throw new Failure(Texts::of('sqlDatabase', array('database' => $database)), 500);
        }
        return $connection;
    }

    /** @param \PDO $connection */
    private static function isMariaDb($connection): bool
    {
        return stripos((string)$connection->getAttribute(\PDO::ATTR_SERVER_VERSION), 'mariadb') !== false;
    }
}
