<?php

// Made by Portico. What databases write in different ways; each has the name of its PDO driver.
declare(strict_types=1);

namespace Portico;

final class Dialect
{
    private const STARTS = array(
        'hour' => '%Y-%m-%d %H:00:00',
        'day' => '%Y-%m-%d',
        'week' => '%Y-%m-%d',
        'month' => '%Y-%m-01',
        'year' => '%Y-01-01',
    );

    /**
     * Empty for a project that does not say what it is connected to.
     *
     * @param mixed $model
     */
    public static function of($model): string
    {
        $connection = is_object($model) && method_exists($model, 'connection') ? $model->connection() : null;
        return $connection instanceof \PDO ? (string)$connection->getAttribute(\PDO::ATTR_DRIVER_NAME) : '';
    }

    /**
     * Rows from one place on. The framework itself writes LIMIT 10,20, which PostgreSQL does not take.
     *
     * @param mixed  $rows
     * @param string $order
     * @param int    $start
     * @param int    $size
     * @return mixed
     */
    public static function page($rows, $order, $start, $size)
    {
        return $rows->order("$order LIMIT $size OFFSET $start")->fetchAll();
    }

    /**
     * A truth value as it is written and compared: PostgreSQL takes no number for it.
     *
     * @param string $dialect
     * @param bool   $value
     * @return int|string
     */
    public static function truth($dialect, $value)
    {
        return $dialect === 'pgsql' ? ($value ? 't' : 'f') : (int)$value;
    }

    /**
     * A text as its bytes: the collations of MySQL mostly take a and A for the same.
     *
     * @param string $dialect
     * @param string $text
     */
    public static function bytes($dialect, $text): string
    {
        if ($dialect === 'mysql') {
            return "CAST(CONVERT($text USING utf8mb4) AS BINARY)";
        }
        return $dialect === 'pgsql' ? "$text COLLATE \"C\"" : $text;
    }

    /**
     * The condition that a text holds another, whatever their case.
     *
     * @param string $dialect
     * @param string $text
     */
    public static function like($dialect, $text): string
    {
        if ($dialect === 'mysql') {
            return "(LOWER($text) LIKE LOWER(?) ESCAPE '!')";
        }
        return "($text " . ($dialect === 'pgsql' ? 'ILIKE' : 'LIKE') . " ? ESCAPE '!')";
    }

    /**
     * Nothing comes first, as in SQLite and MySQL.
     *
     * @param string $dialect
     * @param string $value
     * @param string $direction
     */
    public static function directed($dialect, $value, $direction): string
    {
        if ($dialect !== 'pgsql') {
            return "$value $direction";
        }
        return "$value $direction NULLS " . ($direction === 'ASC' ? 'FIRST' : 'LAST');
    }

    /**
     * The first moment of the period that a moment is in. Weeks begin on Mondays.
     *
     * @param string $dialect
     * @param string $moment
     * @param string $period
     */
    public static function start($dialect, $moment, $period): string
    {
        if ($dialect === 'pgsql') {
            return "TO_CHAR(DATE_TRUNC('$period', CAST($moment AS TIMESTAMP)), '" . ($period === 'hour' ? 'YYYY-MM-DD HH24:00:00' : 'YYYY-MM-DD') . "')";
        }
        $format = "'" . self::STARTS[$period] . "'";
        if ($dialect !== 'sqlite') {
            $day = $period === 'week' ? "DATE_SUB($moment, INTERVAL WEEKDAY($moment) DAY)" : $moment;
            // The date 0000-00-00 is none.
            return "CASE WHEN YEAR($moment) > 0 THEN DATE_FORMAT($day, $format) END";
        }
        $monday = $period === 'week' ? ", 'weekday 0', '-6 days'" : '';
        // What is no date may stand in a column of SQLite, and numbers would be Julian days.
        $isDate = "$moment GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'";
        return "CASE WHEN $isDate THEN STRFTIME($format, SUBSTR($moment, 1, 19)$monday) END";
    }
}
